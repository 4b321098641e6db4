// The description of a skill, by which a model decides whether to use it.
// Specification: manifest page, "Payloads", Skills.
import { describeNode, entryOf, type MapNode, stringOf } from '../../base/data-node.ts';
import type { FileJudgement } from './file-judgement.ts';
import type { MarkdownPayload } from './markdown-payload.ts';
import { payloadLimits } from './payload-limits.ts';

/** Judges `description` in the frontmatter `node` of a skill. */
export function judgeSkillDescription(
  node: MapNode,
  payload: MarkdownPayload,
  judgement: FileJudgement,
): void {
  const rule = 'skill/description-missing';
  const fix = 'write one sentence on what the skill does and when to use it into "description"';
  const entry = entryOf(node, 'description');
  if (entry === undefined) {
    judgement.stops({
      rule,
      messageId: 'missing',
      message: 'the frontmatter has no "description", and a host loads no skill without one',
      place: payload.source.linePlace(1),
      expected: 'a description',
      fix: `add a line "description: …": ${fix.replace(' into "description"', '')}`,
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
      fix,
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
