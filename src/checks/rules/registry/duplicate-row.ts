import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'registry/duplicate-row',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a package has two rows',
  why: 'Kind and name identify a row. With two of them it depends on the reader which bytes are installed.',
  fix: 'Remove one of the two, or rename one package.',
  example: {
    bad: '- kind: skill\n  name: read\n- kind: skill\n  name: read',
    good: '- kind: skill\n  name: read\n- kind: skill\n  name: write',
  },
  messages: {
    twice: 'An earlier row has the same kind and name.',
  },
};
