// Validators from docs/report.schema.json, made strict: what the schema does not describe fails, so that
// no field comes without its description.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { repository } from './run-bundle.ts';

export type Described =
  | 'report'
  | 'error'
  | 'digestResult'
  | 'pinResult'
  | 'rule'
  | 'listResult'
  | 'changeResult'
  | 'plan'
  | 'resourcesResult'
  | 'doctorResult'
  | 'smokeResult';

const schema: unknown = JSON.parse(
  readFileSync(join(repository, 'docs', 'report.schema.json'), 'utf8'),
);
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
ajv.addSchema(closed(schema) as object, 'report');

/** What is wrong with `value` as the schema describes it; an empty list is right. */
export function schemaErrors(what: Described, value: unknown): readonly string[] {
  const validate = ajv.getSchema(what === 'report' ? 'report' : `report#/$defs/${what}`);
  if (validate === undefined) throw new Error(`the schema does not describe ${what}`);
  validate(value);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
  );
}

/** The schema with every described object closed, except those that say that they are open. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, closed(inner)] as const),
  );
  const isObject = copy['type'] === 'object' && 'properties' in copy;
  return isObject && !('additionalProperties' in copy)
    ? { ...copy, additionalProperties: false }
    : copy;
}
