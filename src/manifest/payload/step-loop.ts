// The loop of a step or of a whole fleet: how often, what is checked, what repairs.
// Specification: manifest page, "Payloads", Fleets / playbooks ("Loops").
import { type DataNode, entryOf, type MapNode } from '../../base/data-node.ts';
import type { Place } from '../../base/finding.ts';
import { quote } from '../../base/quote.ts';
import { fieldLine } from './field-line.ts';
import type { FieldReader } from './field-reader.ts';
import { judgeValue, mapping, something } from './field-value.ts';
import { judgeFields } from './fields.ts';
import { loopFields, stepFields } from './fleet-fields.ts';
import type { StepUses } from './payload-file.ts';
import { noUses, usesInLoop } from './step-uses.ts';

const loopLine = fieldLine('loop', stepFields.get('loop') ?? { type: mapping });

/** Judges a loop written as a mapping of its own, and returns what it uses. */
export function judgeLoop(
  reader: FieldReader,
  node: DataNode,
  path: string,
  home: Place,
): StepUses {
  if (!judgeValue(reader, node, mapping, path, loopLine) || node.type !== 'map') return noUses;
  judgeFields(reader, node, loopFields, `${path}.`, home);
  return usesInLoop(node, path);
}

const openKeys = ['maxAttempts', 'check', 'repair'];

/** Judges a loop whose three fields stand in the step itself: one asks for the other two. */
export function judgeOpenLoop(
  reader: FieldReader,
  step: MapNode,
  path: string,
  home: Place,
): StepUses {
  const missing = openKeys.filter((key) => entryOf(step, key) === undefined);
  if (missing.length === openKeys.length) return noUses;
  for (const key of missing) {
    const full = quote(`${path}.${key}`);
    reader.judgement.stops({
      rule: 'fleet/missing-key',
      messageId: 'missing',
      message: `the ${reader.noun} has no ${full}`,
      place: home,
      expected: full,
      fix: `add this line: ${fieldLine(key, loopFields.get(key) ?? { type: something })}`,
    });
  }
  return usesInLoop(step, path);
}
