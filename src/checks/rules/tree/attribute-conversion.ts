import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'tree/attribute-conversion',
  severity: 'note',
  boundary: null,
  since: '0.1.0',
  summary: 'git converts a file on checkout',
  why: 'The bytes here are what a clone checks out, but they are not what is committed; archives and other tools give other bytes.',
  fix: 'Prefer * -text in .gitattributes, so that every way of getting the files gives the same bytes.',
  example: {
    bad: '*.txt eol=crlf',
    good: '*.txt -text',
  },
  messages: {
    same: 'eol=crlf, ident or working-tree-encoding applies, with the bytes that are here.',
  },
};
