import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'fleet/step-twice',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'two steps have one id',
  why: 'A dependency on the id could mean either step, so a host refuses the file.',
  fix: 'Give one of the two another id.',
  example: { bad: 'two steps with "id: read"', good: '"id: read" and "id: check"' },
  messages: { twice: 'An earlier step has this id already.' },
};
