// The frontmatter fields of a skill for a conforming client. Lengths are in code points, not in UTF-16
// units. Specification: portable page, "Skills"; field names are those of Agent Skills.
import { nearestOf } from '../base/nearest.ts';
import { quote } from '../base/quote.ts';
import { namingFix } from '../manifest/payload/naming-fix.ts';
import { writeDescription } from '../manifest/payload/skill-description.ts';
import { placeOf, readString, type SkillFields } from './skill-field.ts';
import { judgeAllowedTools, judgeMetadata } from './skill-metadata.ts';
import { skillNameFault } from './skill-name.ts';

const knownKeys = ['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools'];
const descriptionLength = 1024;
const compatibilityLength = 500;

/** Judges every field, the unknown ones included. */
export function judgeSkillFields(fields: SkillFields): void {
  judgeName(fields);
  judgeDescription(fields);
  readString(fields, 'license', 'agent-skill/license');
  judgeCompatibility(fields);
  judgeMetadata(fields);
  judgeAllowedTools(fields);
  judgeUnknown(fields);
}

function judgeName(fields: SkillFields): void {
  const { directory } = fields;
  const read = readString(fields, 'name', 'agent-skill/name', true);
  if (read === null) return;
  const { text, node } = read;
  const fix = namingFix(skillNameFault(text) === null ? text : '', directory);
  const fault = skillNameFault(text);
  if (fault !== null) {
    fields.tell('agent-skill/name', {
      messageId: 'form',
      message: `its name ${quote(text)} ${fault}`,
      place: placeOf(fields, node),
      found: text,
      expected: '1 to 64 lowercase letters or digits with single hyphens inside',
      fix,
    });
  }
  if (text !== directory) {
    fields.tell('agent-skill/name-directory', {
      messageId: 'differs',
      message: `its name ${quote(text)} differs from its directory ${quote(directory)}`,
      place: placeOf(fields, node),
      found: text,
      expected: directory,
      fix,
    });
  }
}

function judgeDescription(fields: SkillFields): void {
  const rule = 'agent-skill/description';
  const read = readString(fields, 'description', rule, true);
  if (read === null) return;
  const place = placeOf(fields, read.node);
  if (read.text.trim() === '') {
    fields.tell(rule, {
      messageId: 'blank',
      message: 'its description is blank',
      place,
      found: 'nothing but blanks',
      expected: 'a description',
      fix: writeDescription,
    });
  }
  const length = codePoints(read.text);
  if (length <= descriptionLength) return;
  fields.tell(rule, {
    messageId: 'too-long',
    message: `its description has ${length} characters, and ${descriptionLength} are allowed`,
    place,
    found: `${length} characters`,
    expected: `at most ${descriptionLength}`,
    fix: `Shorten the description to ${descriptionLength} characters; details belong into the body.`,
  });
}

function judgeCompatibility(fields: SkillFields): void {
  const rule = 'agent-skill/compatibility';
  const read = readString(fields, 'compatibility', rule);
  if (read === null) return;
  const length = codePoints(read.text);
  if (length >= 1 && length <= compatibilityLength) return;
  fields.tell(rule, {
    messageId: length === 0 ? 'empty' : 'too-long',
    message:
      length === 0
        ? 'its compatibility is empty'
        : `its compatibility has ${length} characters, and ${compatibilityLength} are allowed`,
    place: placeOf(fields, read.node),
    found: `${length} characters`,
    expected: `1 to ${compatibilityLength}`,
    fix: length === 0 ? 'Remove the field, or say what the skill needs.' : null,
  });
}

function judgeUnknown(fields: SkillFields): void {
  for (const { key, keySpan } of fields.node.entries) {
    if (knownKeys.includes(key)) continue;
    const near = nearestOf(key, knownKeys);
    fields.tell('agent-skill/unknown-key', {
      messageId: 'unknown',
      message: `other clients do not know the frontmatter key ${quote(key)}`,
      place: fields.source.place(keySpan.start, keySpan.end),
      found: key,
      expected: knownKeys.join(', '),
      fix:
        near === null
          ? `Move ${quote(key)} below "metadata", as a string.`
          : `Write ${quote(near)} instead of ${quote(key)}.`,
    });
  }
}

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
