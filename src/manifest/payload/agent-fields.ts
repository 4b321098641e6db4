// The fields of an agent recipe, version 1. Every field the page names is required; `synthesis` and
// `resultContract` are only held to be there, as the page gives them no type.
// Specification: manifest page, "Payloads", Agents.
import type { LinedField } from './field-line.ts';
import { integer, mapping, oneOf, something, text, texts } from './field-value.ts';
import type { FieldTable } from './fields.ts';

function required(...fields: readonly (readonly [string, LinedField])[]): FieldTable {
  return new Map(fields.map(([key, field]) => [key, { required: true, since: 1, ...field }]));
}

export const agentFields: FieldTable = required(
  ['version', { type: integer(1, 1) }],
  ['name', { type: text, sample: 'Reader', about: 'what people call the agent' }],
  ['description', { type: text, sample: '"<what this agent does, and when to use it>"' }],
  [
    'tools',
    { type: mapping, sample: '{required: [read], optional: []}', about: 'both are lists of tools' },
  ],
  ['skills', { type: texts, sample: '[]', about: 'names of skills of this package' }],
  ['audience', { type: oneOf('custom') }],
  [
    'category',
    {
      type: oneOf(
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
    },
  ],
  [
    'capabilityClass',
    {
      type: oneOf(
        'read-only',
        'artifact-write',
        'workspace-edit',
        'verification',
        'orchestration',
        'internal',
      ),
    },
  ],
  ['latencyClass', { type: oneOf('fast', 'balanced', 'deep') }],
  ['projectContextTier', { type: oneOf('none', 'bounded') }],
  [
    'budget',
    {
      type: mapping,
      sample: '{toolCalls: 20, readReserve: 5, synthesis: 2}',
      about: 'readReserve is less than toolCalls',
    },
  ],
  [
    'resultContract',
    {
      type: something,
      sample: '"<what the agent hands back, in one sentence>"',
      about: 'words as a rule; any value but an empty one',
    },
  ],
  ['tags', { type: texts, sample: '[example]', about: 'words to find the agent by; [] is fine' }],
);

export const toolFields: FieldTable = required(
  ['required', { type: texts, sample: '[read]', about: 'tools the agent cannot do without' }],
  ['optional', { type: texts, sample: '[]', about: 'tools it uses where they are there' }],
);

export const budgetFields: FieldTable = required(
  ['toolCalls', { type: integer(1), sample: '20' }],
  ['readReserve', { type: integer(0), sample: '0', about: 'a whole number below toolCalls' }],
  [
    'synthesis',
    {
      type: something,
      sample: '2',
      about: 'calls kept for putting the answer together; any value but an empty one',
    },
  ],
);
