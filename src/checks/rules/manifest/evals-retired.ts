import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/evals-retired',
  severity: 'note',
  boundary: null,
  since: '0.1.0',
  summary: 'the key evals is retired',
  why: 'Hosts accept the key and ignore it, so what it names is never run.',
  fix: 'Delete the key.',
  example: { bad: '"evals": {"read": "evals/read.yaml"}', good: 'no "evals"' },
  messages: {
    evals: 'The Clio block has the retired key.',
  },
};
