import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/not-regular',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'plugin.json is not a regular file',
  why: 'A host reads the manifest only from a regular file at the root: what a link points at could change without the package changing.',
  fix: 'Put plugin.json itself into the package root, as a plain file.',
  example: { bad: 'plugin.json -> ../shared/plugin.json', good: 'plugin.json, a file' },
  messages: {
    link: 'plugin.json is a symbolic link.',
    directory: 'plugin.json is a directory.',
  },
};
