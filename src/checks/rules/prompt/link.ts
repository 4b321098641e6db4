import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'prompt/link',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'the prompts root holds a symbolic link',
  why: 'A host refuses links among prompts, because a link can make it read any file of the machine.',
  fix: 'Replace the link by a copy of the file.',
  example: {
    bad: 'prompts/review.md -> ../docs/review.md',
    good: 'prompts/review.md as a file of its own',
  },
  messages: { link: 'An entry below the prompts root is a symbolic link.' },
};
