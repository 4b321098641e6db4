import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'portable/more-findings',
  severity: 'note',
  boundary: 'ADVICE',
  since: '0.1.0',
  summary: 'there are more findings about other clients than are kept',
  why: 'A package with thousands of faults is told from the first of them; the verdict counts them all.',
  fix: 'Correct the findings that are shown and check again.',
  example: {
    bad: 'a manifest with 3,000 unknown fields',
    good: 'a manifest with the fields of Agent Plugins',
  },
  messages: {
    more: 'The cap on findings of one package was reached.',
  },
};
