// The fields of an agent recipe, version 1. Every field the page names is required; `synthesis` and
// `resultContract` are only held to be there, as the page gives them no type.
// Specification: manifest page, "Payloads", Agents.
import { type FieldType, integer, mapping, oneOf, something, text, texts } from './field-value.ts';
import type { FieldTable } from './fields.ts';

function required(...fields: readonly (readonly [string, FieldType])[]): FieldTable {
  return new Map(fields.map(([key, type]) => [key, { required: true, since: 1, type }]));
}

export const agentFields: FieldTable = required(
  ['version', integer(1, 1)],
  ['name', text],
  ['description', text],
  ['tools', mapping],
  ['skills', texts],
  ['audience', oneOf('custom')],
  [
    'category',
    oneOf(
      'explore',
      'plan',
      'research',
      'implement',
      'quality',
      'science',
      'evolution',
      'operations',
      'internal',
    ),
  ],
  [
    'capabilityClass',
    oneOf(
      'read-only',
      'artifact-write',
      'workspace-edit',
      'verification',
      'orchestration',
      'internal',
    ),
  ],
  ['latencyClass', oneOf('fast', 'balanced', 'deep')],
  ['projectContextTier', oneOf('none', 'bounded')],
  ['budget', mapping],
  ['resultContract', something],
  ['tags', texts],
);

export const toolFields: FieldTable = required(['required', texts], ['optional', texts]);

export const budgetFields: FieldTable = required(
  ['toolCalls', integer(1)],
  ['readReserve', integer(0)],
  ['synthesis', something],
);
