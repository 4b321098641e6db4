import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'payload/hidden-character',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a name holds characters that nobody sees',
  why: 'Two names that look alike can be two different names, and a reader of the pull request cannot tell them apart.',
  fix: 'Write the name anew with visible characters only.',
  example: { bad: 'name: "re\\u200Bad"', good: 'name: read' },
  messages: { hidden: 'A name has invisible or direction-changing characters.' },
};
