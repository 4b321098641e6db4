import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/too-large',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'plugin.json is larger than what is read',
  why: 'A manifest of many megabytes holds something that is no manifest, and nobody can review it.',
  fix: 'Keep in plugin.json only what a host reads, and move the rest into files of its own.',
  example: { bad: 'a plugin.json of 50 MB', good: 'a plugin.json of some kilobytes' },
  messages: {
    'too-large': 'The file is over the cap and was not read.',
  },
};
