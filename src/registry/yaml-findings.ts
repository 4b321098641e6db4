// What the YAML parser refuses, as findings of a registry. Words only; decides nothing.
// Specification: registry page, "The file"; threats page, "YAML".
import type { DataNode, MapEntry, MapNode } from '../base/data-node.ts';
import { type Finding, finding } from '../base/finding.ts';
import { limits } from '../base/limits.ts';
import { quote } from '../base/quote.ts';
import type { Source } from '../base/source.ts';
import type { YamlProblem, YamlRefusal, YamlSyntax } from '../base/yaml.ts';

/** The parser's reasons that need other words to be understood. */
const clearer: ReadonlyMap<string, string> = new Map([
  [
    'end of the stream or a document separator is expected',
    'text goes on where the value before it was complete',
  ],
  ['deficient indentation', 'a quote or bracket opened above is not closed'],
  [
    'bad indentation of a mapping entry',
    'a value that cannot stand here (quote it), or a line indented differently from its neighbours',
  ],
  ['bad indentation of a sequence entry', 'a line indented differently from its neighbours'],
]);

/** The finding for a syntax error, which ends the reading. */
export function syntaxFinding(source: Source, syntax: YamlSyntax): Finding {
  const place = source.place(syntax.span.start, syntax.span.end);
  const rule = 'registry/syntax';
  if (syntax.why === 'tab') {
    return finding({
      rule,
      messageId: 'tab',
      message: 'a tab in the indentation',
      place,
      found: 'a tab',
      expected: 'spaces',
      fix: 'indent this line with spaces, as deep as its neighbours',
    });
  }
  if (syntax.why === 'too-deep') {
    return finding({
      rule,
      messageId: 'too-deep',
      message: `nested deeper than ${limits.yamlDepth} levels`,
      place,
      expected: 'a list of rows, a row being a flat mapping',
    });
  }
  return finding({
    rule,
    messageId: 'syntax',
    message: `not YAML: ${clearer.get(syntax.message) ?? syntax.message}`,
    place,
    expected: 'one YAML 1.2 document',
  });
}

const refusals: Readonly<Record<YamlRefusal, { readonly message: string; readonly fix: string }>> =
  {
    directive: { message: 'a directive', fix: 'remove the line that begins with %' },
    tag: { message: 'a tag', fix: 'remove the tag; quote the value where it is text' },
    anchor: { message: 'an anchor', fix: 'remove the anchor and write the value where it is used' },
    alias: { message: 'an alias', fix: 'write the value out in place of the alias' },
    'merge-key': {
      message: 'a merge key',
      fix: 'write the merged keys out in place of <<',
    },
    'complex-key': { message: 'a key that is a collection', fix: 'give the key as plain text' },
    'second-document': {
      message: 'a second document',
      fix: 'move its rows into the first document and remove the separator',
    },
  };

/** The finding for a feature that a registry does not use. */
export function refusalFinding(source: Source, problem: YamlProblem): Finding {
  const { message, fix } = refusals[problem.refusal];
  const text = source.text.slice(problem.span.start, problem.span.end);
  return finding({
    rule: 'registry/yaml-feature',
    messageId: problem.refusal,
    message: `${message} (${quote(text)})`,
    place: source.place(problem.span.start, problem.span.end),
    found: text,
    expected: 'plain mappings, lists and values, each written out',
    fix,
  });
}

/** Duplicate keys anywhere in `root`, each at its second place. `row` labels those inside a row. */
export function duplicateKeyFindings(
  source: Source,
  root: DataNode,
  row: string | null,
): readonly Finding[] {
  const found: Finding[] = [];
  const open: DataNode[] = [root];
  // Last in, first out, so children go in backwards; one push each, as an argument list has a bound.
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'scalar') continue;
    const children = node.type === 'list' ? node.items : node.entries.map((entry) => entry.value);
    for (let at = children.length - 1; at >= 0; at -= 1) {
      const child = children[at];
      if (child !== undefined) open.push(child);
    }
    if (node.type === 'map') collectDuplicates(source, node, row, found);
  }
  return found;
}

function collectDuplicates(source: Source, map: MapNode, row: string | null, found: Finding[]) {
  const firsts = new Map<string, MapEntry>();
  for (const entry of map.entries) {
    const first = firsts.get(entry.key);
    if (first === undefined) {
      firsts.set(entry.key, entry);
      continue;
    }
    found.push(
      finding({
        rule: 'registry/duplicate-key',
        messageId: 'duplicate-key',
        message: `${quote(entry.key)} is given twice`,
        place: source.place(entry.keySpan.start, entry.keySpan.end),
        found: entry.key,
        expected: 'each key once',
        fix: `keep one of the two ${quote(entry.key)} entries`,
        row,
        related: [
          {
            message: 'first given here',
            place: source.place(first.keySpan.start, first.keySpan.end),
          },
        ],
      }),
    );
  }
}
