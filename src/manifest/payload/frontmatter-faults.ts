// The problems of a frontmatter as findings, worded for the person who wrote it. Which kinds need a
// frontmatter is decided by their readers. Specification: manifest page, "Frontmatter".
import { type DataNode, duplicateEntries } from '../../base/data-node.ts';
import { visible } from '../../base/escape.ts';
import type { FindingDraft } from '../../base/finding.ts';
import type { FrontmatterProblem } from '../../base/frontmatter.ts';
import { quote, shorten } from '../../base/quote.ts';
import type { YamlRefusal } from '../../base/yaml.ts';
import type { FileJudgement } from './file-judgement.ts';
import type { MarkdownPayload } from './markdown-payload.ts';

const refusalWords: Readonly<Record<YamlRefusal, readonly [what: string, fix: string]>> = {
  directive: ['a YAML directive', 'delete the line that begins with %'],
  tag: ['a YAML tag', 'delete the tag and write the plain value'],
  anchor: [
    'a YAML anchor',
    'delete the anchor; write values out, or quote text that begins with &',
  ],
  alias: ['a YAML alias', 'write the value out, or quote text that begins with *'],
  'merge-key': ['a YAML merge key', 'write the merged fields out'],
  'complex-key': ['a key that is not text', 'write the key as plain text'],
  'second-document': ['a second YAML document', 'keep one document between the two --- lines'],
};

/**
 * Reports every problem of the frontmatter and every duplicate key in it. `kind` is given where a host
 * takes each Markdown file of the directory for one, so that a README there is told what to do.
 */
export function judgeFrontmatter(
  payload: MarkdownPayload,
  judgement: FileJudgement,
  kind: string | null = null,
): void {
  for (const problem of payload.frontmatter.problems) {
    const draft = describe(problem);
    const stray = problem.kind === 'missing' && kind !== null;
    judgement.stops({
      ...draft,
      ...(stray
        ? {
            message: `${draft.message}, and a host reads every .md here as ${kind}`,
            fix: `${draft.fix}; or move the file elsewhere, if it is no ${kind}`,
          }
        : {}),
      place: payload.source.place(problem.span.start, problem.span.end),
    });
  }
  const { node } = payload.frontmatter;
  if (node !== null) judgeDuplicates(node, payload, judgement);
}

function judgeDuplicates(node: DataNode, payload: MarkdownPayload, judgement: FileJudgement): void {
  if (node.type === 'scalar') return;
  const children = node.type === 'list' ? node.items : node.entries.map((entry) => entry.value);
  if (node.type === 'map') {
    for (const { key, keySpan } of duplicateEntries(node)) {
      judgement.stops({
        rule: 'payload/frontmatter',
        messageId: 'duplicate-key',
        message: `the key ${quote(key)} stands twice, and YAML readers refuse that`,
        place: payload.source.place(keySpan.start, keySpan.end),
        found: `${quote(key)} again`,
        expected: 'each key once',
        fix: `keep one ${quote(key)} and delete the other`,
      });
    }
  }
  for (const child of children) judgeDuplicates(child, payload, judgement);
}

function describe(problem: FrontmatterProblem): Omit<FindingDraft, 'place'> {
  const rule = 'payload/frontmatter';
  switch (problem.kind) {
    case 'byte-order-mark':
      return {
        rule,
        messageId: problem.kind,
        message: 'a byte-order mark stands before the opening ---, so a host sees no frontmatter',
        found: 'a byte-order mark',
        expected: '"---" at the first byte',
        fix: 'save the file as UTF-8 without a byte-order mark',
      };
    case 'missing':
      return {
        rule,
        messageId: problem.kind,
        message: 'the file has no frontmatter: its first line is not ---',
        expected: 'a first line ---',
        fix: 'put a line --- first, the fields below it, and a second line --- after them',
      };
    case 'not-at-start':
      return {
        rule,
        messageId: problem.kind,
        message: 'the opening --- is not the whole first line, so a host sees no frontmatter',
        expected: '--- alone on the first line',
        fix: 'delete everything before the opening --- and any blanks after it',
      };
    case 'unclosed':
      return {
        rule,
        messageId: problem.kind,
        message: 'the frontmatter is not closed: no later line is exactly ---',
        expected: 'a closing line ---',
        fix: 'put a line with only --- after the last field',
      };
    case 'empty':
      return {
        rule,
        messageId: problem.kind,
        message: 'the frontmatter is empty',
        expected: 'fields such as "description: …"',
        fix: 'write the fields between the two --- lines',
      };
    case 'not-a-mapping':
      return {
        rule,
        messageId: problem.kind,
        message: `the frontmatter is ${problem.found}, not a mapping of fields`,
        found: problem.found,
        expected: 'lines of the form "key: value"',
        fix: 'write each field as "key: value" on a line of its own',
      };
    case 'unquoted-colon':
      return {
        rule,
        messageId: problem.kind,
        message: `the value of ${quote(problem.key)} holds a colon and a blank without quotes, so YAML cannot read it`,
        found: 'an unquoted ": "',
        expected: 'the value in double quotes',
        fix: `put the whole value of ${quote(problem.key)} in double quotes`,
      };
    case 'syntax':
      return {
        rule,
        messageId: problem.kind,
        message: `the frontmatter is not YAML: ${shorten(visible(problem.message))}`,
        expected: 'YAML',
        fix: 'correct the YAML at this place; text with special characters goes in double quotes',
      };
    default: {
      const [what, fix] = refusalWords[problem.refusal];
      return {
        rule,
        messageId: 'refused',
        message: `the frontmatter has ${what}, which strict readers refuse`,
        found: what,
        expected: 'plain keys and values',
        fix,
      };
    }
  }
}
