import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'registry/one-directory',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'two packages would share an install directory',
  why: 'A package is installed under its name, whatever its kind. The second one would replace the first.',
  fix: 'Give every package a name of its own.',
  example: {
    bad: '- kind: skill\n  name: read\n- kind: agent\n  name: read',
    good: '- kind: skill\n  name: read\n- kind: agent\n  name: reader',
  },
  messages: {
    shared: 'An earlier row of another kind has the same name.',
  },
};
