// One skill as a Clio host reads it. Stricter readers are judged elsewhere (portable page); here only
// what keeps the host from loading it, and what it warns about.
// Specification: manifest page, "Payloads", Skills.
import { type Place, wholeFile } from '../../base/finding.ts';
import type { FileJudgement } from './file-judgement.ts';
import type { FoundSkill } from './find-skills.ts';
import { judgeFrontmatter } from './frontmatter-faults.ts';
import { type MarkdownPayload, openMarkdown } from './markdown-payload.ts';
import { payloadLimits } from './payload-limits.ts';
import { judgeSkillDescription } from './skill-description.ts';
import { judgeSkillName } from './skill-name.ts';
import { isStray, judgeStray } from './stray-markdown.ts';
import { baseName, type TreeIndex } from './tree-index.ts';

export interface ReadSkill {
  readonly name: string;
  /** Place of the name's value, or of the file where the name comes from its path. */
  readonly namePlace: Place;
  readonly payload: MarkdownPayload | null;
  /** True when its bytes were not kept, so that nothing could be said. */
  readonly unread: boolean;
}

/** Reads the skill and judges it; what is wrong goes to `judgement`. */
export function readSkill(
  index: TreeIndex,
  skill: FoundSkill,
  judgement: FileJudgement,
): ReadSkill {
  const fallback =
    skill.directory ??
    (skill.form === 'loose' ? baseName(skill.path).slice(0, -3) : baseName(index.tree.root));
  const size = index.sizeOf(skill.path) ?? 0;
  const nothing = { name: fallback, namePlace: wholeFile(skill.path), payload: null };
  if (size > payloadLimits.skillBytes) {
    judgement.stops({
      rule: 'skill/too-large',
      messageId: 'too-large',
      message: `the skill has ${size} bytes, and a host reads at most ${payloadLimits.skillBytes}`,
      place: wholeFile(skill.path),
      found: `${size} bytes`,
      expected: `at most ${payloadLimits.skillBytes} bytes`,
    });
    return { ...nothing, unread: false };
  }
  const bytes = index.bytesOf(skill.path);
  if (bytes === null) return { ...nothing, unread: true };
  if (size > payloadLimits.skillAdvisedBytes) {
    judgement.remarks({
      rule: 'skill/long',
      messageId: 'long',
      message: `the skill has ${size} bytes, over the ${payloadLimits.skillAdvisedBytes} that fit into a context well`,
      place: wholeFile(skill.path),
      found: `${size} bytes`,
      expected: `at most ${payloadLimits.skillAdvisedBytes} bytes`,
    });
  }
  const payload = openMarkdown(skill.path, bytes, judgement);
  if (payload === null) return { ...nothing, unread: false };
  const node = payload.frontmatter.node;
  if (skill.form === 'loose' && isStray(payload)) {
    judgeStray(skill, payload, judgement);
    return { ...nothing, payload, unread: false };
  }
  judgeFrontmatter(payload, judgement);
  if (node === null) return { ...nothing, payload, unread: false };
  judgeSkillDescription(node, payload, judgement);
  return { ...judgeSkillName(node, skill, fallback, payload, judgement), payload, unread: false };
}
