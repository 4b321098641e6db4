import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'tree/attribute-changes-bytes',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a clone checks out other bytes',
  why: 'An attribute makes git convert the file on checkout, and the result is not what is here. A pin over what is here fails in every clone.',
  fix: 'Save the file as git stores it, or take the attribute off in .gitattributes (* -text keeps every byte); commit, and pin again.',
  example: {
    bad: '*.txt eol=crlf, and LF here',
    good: '*.txt -text',
  },
  messages: {
    stored: 'Git stores the file with LF, and it has CRLF here.',
    differs: 'The file as a clone has it differs from the file here.',
  },
};
