// Markdown that lies loose in a skills root and was never meant to be a skill.
// Specification: manifest page, "Payloads", Skills ("a stray `skills/README.md` breaks the package").
import { entryOf } from '../../base/data-node.ts';
import { quote } from '../../base/quote.ts';
import type { FileJudgement } from './file-judgement.ts';
import type { FoundSkill } from './find-skills.ts';
import type { MarkdownPayload } from './markdown-payload.ts';
import { baseName } from './tree-index.ts';

/** A loose file that nobody meant to be a skill: no frontmatter, or one without a description. */
export function isStray({ frontmatter }: MarkdownPayload): boolean {
  const { node, problems } = frontmatter;
  if (problems.some(({ kind }) => kind === 'missing')) return true;
  return node !== null && problems.length === 0 && entryOf(node, 'description') === undefined;
}

/** Says what a host makes of the stray file `skill`. */
export function judgeStray(
  skill: FoundSkill,
  payload: MarkdownPayload,
  judgement: FileJudgement,
): void {
  const missing = payload.frontmatter.node === null;
  const what = missing ? 'no frontmatter' : 'no description';
  judgement.stops({
    rule: 'skill/stray-markdown',
    messageId: missing ? 'no-frontmatter' : 'no-description',
    message: `${quote(baseName(skill.path))} lies directly in the skills root, where a host reads every .md as a skill, and it has ${what}: that breaks the package`,
    place: payload.source.linePlace(1),
    found: `a Markdown file with ${what}`,
    expected: 'only skills',
    fix: `move ${quote(skill.path)} out of the skills root, or into the directory of the skill it is about`,
  });
}
