import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'skill/too-large',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a skill has more bytes than a host reads',
  why: 'A host refuses a skill over 1 MiB, so nobody who installs the package gets it.',
  fix: 'Move reference material into files of its own beside SKILL.md, and name those in the text.',
  example: {
    bad: 'a SKILL.md of 1,048,577 bytes',
    good: 'a SKILL.md of 8,000 bytes and references/details.md',
  },
  messages: { 'too-large': 'The file has over 1 MiB.' },
};
