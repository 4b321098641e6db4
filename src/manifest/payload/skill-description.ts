// The description of a skill, by which a model decides whether to use it.
// Specification: manifest page, "Payloads", Skills.
import { describeNode, entryOf, type MapNode, stringOf } from '../../base/data-node.ts';
import type { FileJudgement } from './file-judgement.ts';
import type { MarkdownPayload } from './markdown-payload.ts';
import { payloadLimits } from './payload-limits.ts';

/** What our fix puts there to be replaced. */
const placeholder = '<what this skill does, and when to use it>';

/** The line to paste, which nobody takes for a description. */
export const descriptionLine = `description: "${placeholder}"`;
export const addDescription = `add this line and replace the words in <>: ${descriptionLine}`;
export const writeDescription = `write, and replace the words in <>: ${descriptionLine}`;

/** Judges `description` in the frontmatter `node` of a skill. */
export function judgeSkillDescription(
  node: MapNode,
  payload: MarkdownPayload,
  judgement: FileJudgement,
): void {
  const rule = 'skill/description-missing';
  const entry = entryOf(node, 'description');
  if (entry === undefined) {
    judgement.stops({
      rule,
      messageId: 'missing',
      message: 'the frontmatter has no "description", and a host loads no skill without one',
      place: payload.source.linePlace(1),
      expected: 'a description',
      fix: addDescription,
    });
    return;
  }
  const { span } = entry.value;
  const place = payload.source.place(span.start, span.end);
  const text = stringOf(entry.value);
  if (text === undefined && !(entry.value.type === 'scalar' && entry.value.value === null)) {
    judgement.stops({
      rule,
      messageId: 'not-text',
      message: 'the "description" is not text, so a host takes it for missing',
      place,
      found: describeNode(entry.value),
      expected: 'text',
      fix: 'write the description as text, in double quotes',
    });
  } else if (text === undefined || text.trim() === '') {
    judgement.stops({
      rule,
      messageId: 'blank',
      message: 'the "description" is blank, and a host loads no skill without one',
      place,
      found: 'nothing',
      expected: 'a description',
      fix: writeDescription,
    });
  } else if ([placeholder, '…', '...'].includes(text.trim())) {
    judgement.remarks({
      rule,
      messageId: 'placeholder',
      message:
        'the "description" is still the placeholder, so no model knows when to use the skill',
      place,
      found: text.trim(),
      expected: 'a description',
      fix: 'write in its place, in one sentence, what the skill does and when to use it',
    });
  } else if (text.length > payloadLimits.descriptionLength) {
    const length = text.length;
    judgement.remarks({
      rule: 'skill/description-long',
      messageId: 'long',
      message: `the description has ${length} characters, over ${payloadLimits.descriptionLength}`,
      place,
      found: `${length} characters`,
      expected: `at most ${payloadLimits.descriptionLength} characters`,
    });
  }
}
