import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'fleet/unknown-key',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a fleet or playbook has a field that no known version has',
  why: 'A host ignores or refuses a field it does not know, so what it says does not happen.',
  fix: 'Correct the spelling, or delete the field.',
  example: { bad: 'maxWorker: 2', good: 'maxWorkers: 2' },
  messages: { unknown: 'The key is no field of any known version.' },
};
