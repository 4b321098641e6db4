import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/missing',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a package root without plugin.json',
  why: 'plugin.json is what makes a directory a package. Without it a host has nothing to install.',
  fix: 'Write a plugin.json with "$schema", "name" and "version" into the package root.',
  example: {
    bad: 'page-kit/skills/read/SKILL.md alone',
    good: 'page-kit/plugin.json beside page-kit/skills/',
  },
  messages: {
    missing: 'There is no plugin.json in the package root.',
  },
};
