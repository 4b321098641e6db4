import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'tree/name-not-utf8',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a name is not valid UTF-8',
  why: 'Such a name cannot be written down the same way on every system, so no digest can contain it. Hosts refuse such a package.',
  fix: 'Rename the entry to a name in UTF-8.',
  example: {
    bad: 'caf\xe9.md, the byte of Latin-1',
    good: 'café.md in UTF-8',
  },
  messages: {
    name: 'The name of an entry.',
    target: 'The target text of a link.',
  },
};
