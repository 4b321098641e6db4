import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'component/outside-root',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a component lies outside the resource root of its kind',
  why: 'Hosts load public components only from the root of their kind, so one that lies elsewhere would never load.',
  fix: 'Move the file into the root, or declare the root where the file is.',
  example: {
    bad: '"kind": "prompt", "path": "docs/sum-up.md"',
    good: '"kind": "prompt", "path": "prompts/sum-up.md"',
  },
  messages: {
    'no-root': 'The package has no resource root of this kind.',
    outside: 'The path is not inside the root.',
  },
};
