import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'prompt/argument',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a prompt argument has a form that is not replaced',
  why: 'The text reaches the model as it stands, and what the person typed is lost.',
  fix: `Write $1 to $9 and so on, $@, \${@:N}, \${@:N:L}, \${N:-default} or $ARGUMENTS.`,
  example: { bad: `Review \${1} and $Arguments`, good: 'Review $1 and $ARGUMENTS' },
  messages: {
    unclosed: 'The brace is not closed.',
    malformed: 'The text in braces is no argument form.',
    misspelt: '$ARGUMENTS is written differently.',
    zero: 'The argument counts from 0.',
  },
};
