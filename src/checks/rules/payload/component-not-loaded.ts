import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'payload/component-not-loaded',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a declared component is nothing a host loads',
  why: 'The manifest promises a component that no host finds. Whatever requires it is broken once the package is installed.',
  fix: 'Move the file to where a host looks for its kind, or delete the component.',
  example: {
    bad: '{"kind": "agent", "id": "a", "path": "agents/old/a.md"}',
    good: '{"kind": "agent", "id": "a", "path": "agents/a.md"}',
  },
  messages: {
    'not-loaded': 'The file of a component is not among the files a host loads for its kind.',
  },
};
