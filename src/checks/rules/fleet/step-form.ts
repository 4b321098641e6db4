import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'fleet/step-form',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a step is neither an agent step nor a code step',
  why: 'A host tells the two forms apart by their fields, and refuses a step that is both or none.',
  fix: 'Give the step either "agent" or "command", and "args" only with "command".',
  example: {
    bad: '- id: read\n  scope: readonly',
    good: '- id: read\n  agent: reader\n  scope: readonly',
  },
  messages: {
    both: 'The step has "agent" and "command".',
    neither: 'The step has neither.',
    arguments: 'An agent step has "args".',
  },
};
