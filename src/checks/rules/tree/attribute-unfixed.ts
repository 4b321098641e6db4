import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'tree/attribute-unfixed',
  severity: 'note',
  boundary: null,
  since: '0.1.0',
  summary: 'line endings depend on each machine',
  why: 'Where core.autocrlf is set, as on many Windows machines, a clone has CRLF and another digest than the pin.',
  fix: 'Put the line "* -text" or "* text eol=lf" into .gitattributes at the root of the repository.',
  example: {
    bad: 'no .gitattributes',
    good: '* text eol=lf',
  },
  messages: {
    none: 'A text file has no attribute at all.',
    'no-eol': 'A text file has text or text=auto and no eol.',
  },
};
