import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'portable/link',
  severity: 'note',
  boundary: 'ADVICE',
  since: '0.1.0',
  summary: 'the package holds a link',
  why: 'Links inside the package are allowed and followed. Archives and some systems do not keep them, so the package may arrive without the file.',
  fix: 'Put the file itself in the place of the link where the package is passed on as an archive.',
  example: {
    bad: 'skills/read/format.md -> ../format.md',
    good: 'skills/read/format.md as a file',
  },
  messages: {
    inside: 'The link leads to something inside the package.',
  },
};
