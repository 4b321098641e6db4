import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/version',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'the version is not a strict semantic version',
  why: 'Hosts and registries compare versions as text and by precedence. Only one spelling of each version is taken, so that both agree.',
  fix: 'Write MAJOR.MINOR.PATCH, as in 1.4.0, with a pre-release or build part behind it where you need one.',
  example: { bad: '"version": "v1.4"', good: '"version": "1.4.0"' },
  messages: {
    'too-long': 'The version has more than 256 characters.',
    prefix: 'The version begins with v or =.',
    space: 'The version contains white space.',
    form: 'The version is not MAJOR.MINOR.PATCH in its canonical spelling.',
  },
};
