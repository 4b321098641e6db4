import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/other-generation',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a name of another host generation',
  why: 'Hosts renamed kinds, and each takes only its own names. A manifest that mixes them, or uses names its range excludes, loads nowhere.',
  fix: 'Use the names of one generation throughout, and a range that reaches it.',
  example: {
    bad: '"resources": {"fleets": "fleets", "playbooks": "playbooks"}',
    good: '"resources": {"playbooks": "playbooks"}',
  },
  messages: {
    'other-generation': 'Only hosts that this manifest does not fit know the name.',
  },
};
