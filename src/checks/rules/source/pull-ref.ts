import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'source/pull-ref',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'the ref of a pull request',
  why: 'Anybody can write to it by opening a pull request, and no host installs from it.',
  fix: 'Write a tag of the repository.',
  example: {
    bad: 'https://github.com/acme/kits/tree/refs/pull/7/head',
    good: 'https://github.com/acme/kits/tree/v1/kit',
  },
  messages: {
    'pull-ref': 'REF is refs/pull/….',
  },
};
