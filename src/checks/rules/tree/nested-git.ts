import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'tree/nested-git',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a .git lies inside the package, or between it and its repository',
  why: 'It is hashed with the package, and git never commits it, so no clone can have this digest. Its settings can also run programs for whoever uses git there.',
  fix: 'Remove it, or keep the other repository outside the package.',
  example: {
    bad: 'vendor/tool/.git',
    good: 'vendor/tool without .git',
  },
  messages: {
    'nested-git': 'An entry named .git that is not the one of the root.',
    above: 'A .git in a directory between the repository and the package.',
  },
};
