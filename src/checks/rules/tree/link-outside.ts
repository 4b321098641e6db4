import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'tree/link-outside',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a link leads out of the package',
  why: 'What lies outside can change while the digest stays the same, and it is missing where the package is installed. Hosts refuse such a package.',
  fix: 'Copy the file into the package, or remove the link.',
  example: {
    bad: 'docs/notes.md -> ../../notes.md',
    good: 'docs/notes.md, a file of its own',
  },
  messages: {
    outside: 'The real target is not below the package root.',
    'left-out': 'The target is in the .git of the root, which is not part of the package.',
  },
};
