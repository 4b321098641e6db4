import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'source/path',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a path that is no package directory',
  why: 'A host reads the package at this path of its clone. A link on the way could be pointed elsewhere without a change to the row.',
  fix: 'Write the path of the directory that holds plugin.json, through real directories.',
  example: {
    bad: 'https://github.com/acme/kits/tree/v1/kits/rad',
    good: 'https://github.com/acme/kits/tree/v1/kits/read',
  },
  messages: {
    missing: 'Nothing is there at that ref.',
    'not-directory': 'A file is there.',
    link: 'A symbolic link is there.',
    'link-on-way': 'A directory on the way is a symbolic link.',
    submodule: 'A submodule is there or on the way.',
    'no-manifest': 'The directory has no plugin.json.',
  },
};
