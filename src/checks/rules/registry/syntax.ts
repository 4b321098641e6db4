import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'registry/syntax',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a registry is not YAML',
  why: 'From the fault on nothing can be read, so the rows behind it are not checked, and no host can use the file.',
  fix: 'Mend the marked line, then check again: what follows it has not been looked at.',
  example: {
    bad: '- kind: skill\n\tname: read',
    good: '- kind: skill\n  name: read',
  },
  messages: {
    syntax: 'The text is not YAML at this place.',
    tab: 'A line is indented with a tab.',
    'too-deep': 'Collections are nested deeper than any registry needs.',
  },
};
