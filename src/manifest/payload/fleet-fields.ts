// Which field a fleet or playbook has from which version of the format: data, so that a new version is
// new rows. The page says of gates and plans only that they are from version 5; they are taken as a
// mapping or a list, on a step or on the whole file, and not looked into.
// Specification: manifest page, "Payloads", Fleets / playbooks.
import {
  type FieldType,
  integer,
  list,
  mapping,
  numberAbove,
  oneOf,
  something,
  text,
  texts,
} from './field-value.ts';
import type { Field, FieldTable } from './fields.ts';
import { payloadLimits } from './payload-limits.ts';

export const newestFleetVersion = 5;

function field(
  key: string,
  since: number,
  type: FieldType,
  required: 'required' | 'optional' = 'optional',
): readonly [string, Field] {
  return [key, { since, type, required: required === 'required' }];
}

const attempts = integer(1, payloadLimits.loopAttempts);
const structure: FieldType = { holds: 'structure', words: 'a mapping or a list' };
const gatesAndPlans = ['gate', 'gates', 'plan', 'plans'].map((key) => field(key, 5, structure));

export const fleetFields: FieldTable = new Map([
  field('version', 1, integer(1, newestFleetVersion), 'required'),
  field('name', 1, text, 'required'),
  field('description', 1, text),
  field('steps', 1, list, 'required'),
  field('maxWorkers', 1, integer(1), 'required'),
  field('onFailure', 1, oneOf('stop', 'continue'), 'required'),
  field('budgetUsd', 1, numberAbove(0)),
  field('loops', 3, list),
  ...gatesAndPlans,
]);

export const stepFields: FieldTable = new Map([
  field('id', 1, text, 'required'),
  field('agent', 1, text),
  field('scope', 1, oneOf('readonly', 'workspace')),
  field('dependencies', 1, texts),
  field('command', 2, text),
  field('args', 2, texts),
  field('loop', 3, mapping),
  field('maxAttempts', 3, attempts),
  field('check', 3, something),
  field('repair', 3, something),
  field('writes', 4, texts),
  ...gatesAndPlans,
]);

/** What a loop holds; that it is a loop at all was judged where it stands. */
export const loopFields: FieldTable = new Map([
  field('id', 1, text),
  field('maxAttempts', 1, attempts, 'required'),
  field('check', 1, something, 'required'),
  field('repair', 1, something, 'required'),
  field('dependencies', 1, texts),
]);
