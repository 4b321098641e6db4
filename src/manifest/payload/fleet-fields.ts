// Which field a fleet or playbook has from which version of the format: data, so that a new version is
// new rows. The page says of gates and plans only that they are from version 5; they are taken as a
// mapping or a list, on a step or on the whole file, and not looked into.
// Specification: manifest page, "Payloads", Fleets / playbooks.
import type { LinedField } from './field-line.ts';
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
  more: Omit<LinedField, 'type'> & { readonly required?: true } = {},
): readonly [string, Field] {
  return [key, { ...more, since, type, required: more.required === true }];
}

const required = true;
const attempts = integer(1, payloadLimits.loopAttempts);
const structure: FieldType = { holds: 'structure', words: 'a mapping or a list' };
const gatesAndPlans = ['gate', 'gates', 'plan', 'plans'].map((key) => field(key, 5, structure));
const check = { sample: '{command: npm, args: [test]}', about: 'what tells that the loop is done' };
const repair = { sample: '{agent: fixer}', about: 'what runs where the check fails' };

/** A step that is right in every version up to 3. */
export const stepSample = '{id: read, agent: reader, scope: readonly}';

export const fleetFields: FieldTable = new Map([
  field('version', 1, integer(1, newestFleetVersion), { required }),
  field('name', 1, text, { required, sample: 'Tour', about: 'what people call it' }),
  field('description', 1, text, { sample: '"<what it does, and when to use it>"' }),
  field('steps', 1, list, { required, sample: `[${stepSample}]`, about: 'at least one' }),
  field('maxWorkers', 1, integer(1), { required }),
  field('onFailure', 1, oneOf('stop', 'continue'), { required }),
  field('budgetUsd', 1, numberAbove(0)),
  field('loops', 3, list),
  ...gatesAndPlans,
]);

export const stepFields: FieldTable = new Map([
  field('id', 1, text, { required, sample: 'read', about: 'another one for each step' }),
  field('agent', 1, text, { sample: 'reader' }),
  field('scope', 1, oneOf('readonly', 'workspace')),
  field('dependencies', 1, texts, { sample: '[read]', about: 'ids of steps before it' }),
  field('command', 2, text, { sample: 'npm' }),
  field('args', 2, texts, { sample: '[test]' }),
  field('loop', 3, mapping, {
    sample: `{maxAttempts: 3, check: ${check.sample}, repair: ${repair.sample}}`,
  }),
  field('maxAttempts', 3, attempts),
  field('check', 3, something, check),
  field('repair', 3, something, repair),
  field('writes', 4, texts, { sample: '[docs/page.md]', about: 'relative paths' }),
  ...gatesAndPlans,
]);

/** What a loop holds; that it is a loop at all was judged where it stands. */
export const loopFields: FieldTable = new Map([
  field('id', 1, text),
  field('maxAttempts', 1, attempts, { required, sample: '3' }),
  field('check', 1, something, { required, ...check }),
  field('repair', 1, something, { required, ...repair }),
  field('dependencies', 1, texts, { sample: '[read]' }),
]);
