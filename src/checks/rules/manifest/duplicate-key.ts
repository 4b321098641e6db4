import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/duplicate-key',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a key occurs twice in one object',
  why: 'A host silently takes the last value, other readers may take the first. What a reviewer reads is then not what is installed.',
  fix: 'Keep one of the two and delete the other.',
  example: { bad: '{"version": "1.0.0", "version": "2.0.0"}', good: '{"version": "2.0.0"}' },
  messages: {
    duplicate: 'The key stands a second time at the marked place.',
  },
};
