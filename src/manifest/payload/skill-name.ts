// The name of a skill: what it is called by, its form, and its directory.
// Specification: manifest page, "Payloads", Skills.
import { describeNode, entryOf, type MapNode, stringOf } from '../../base/data-node.ts';
import { type Place, wholeFile } from '../../base/finding.ts';
import { quote } from '../../base/quote.ts';
import type { FileJudgement } from './file-judgement.ts';
import type { FoundSkill } from './find-skills.ts';
import { judgeHiddenCharacters } from './hidden-characters.ts';
import type { MarkdownPayload } from './markdown-payload.ts';
import { namingFix } from './naming-fix.ts';
import { payloadLimits } from './payload-limits.ts';

/** Judges `name` in the frontmatter; the name a host uses is `fallback` where none is written. */
export function judgeSkillName(
  node: MapNode,
  skill: FoundSkill,
  fallback: string,
  payload: MarkdownPayload,
  judgement: FileJudgement,
): { readonly name: string; readonly namePlace: Place } {
  const entry = entryOf(node, 'name');
  if (entry === undefined || (entry.value.type === 'scalar' && entry.value.value === null)) {
    return { name: fallback, namePlace: wholeFile(skill.path) };
  }
  const place = payload.source.place(entry.value.span.start, entry.value.span.end);
  const name = stringOf(entry.value);
  if (name === undefined) {
    judgement.remarks({
      rule: 'skill/name-form',
      messageId: 'not-text',
      message: 'the "name" is not text',
      place,
      found: describeNode(entry.value),
      expected: 'text',
      fix: 'write the name as text, in double quotes',
    });
    return { name: fallback, namePlace: place };
  }
  if (name.length > payloadLimits.skillNameLength) {
    judgement.remarks({
      rule: 'skill/name-long',
      messageId: 'long',
      message: `the name ${quote(name)} has ${name.length} characters, over ${payloadLimits.skillNameLength}`,
      place,
      found: `${name.length} characters`,
      expected: `at most ${payloadLimits.skillNameLength} characters`,
    });
  }
  if (!/^[a-z0-9-]+$/.test(name)) {
    const better = suggestedName(name);
    judgement.remarks({
      rule: 'skill/name-form',
      messageId: 'characters',
      message: `the name ${quote(name)} has characters other than a-z, 0-9 and -`,
      place,
      found: quote(name),
      expected: 'a-z, 0-9 and -',
      fix: better === '' ? null : `write "name: ${better}" and call the directory ${better} too`,
    });
  }
  judgeHiddenCharacters(name, 'name', place, judgement);
  if (skill.directory !== null && name !== skill.directory) {
    judgement.remarks({
      rule: 'skill/name-directory',
      messageId: 'differs',
      message: `the name is ${quote(name)} and its directory ${quote(skill.directory)}`,
      place,
      found: quote(name),
      expected: quote(skill.directory),
      fix: namingFix(name, skill.directory),
    });
  }
  return { name: name.trim() === '' ? fallback : name, namePlace: place };
}

function suggestedName(name: string): string {
  return name
    .slice(0, payloadLimits.skillNameLength)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
