import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'payload/undeclared',
  severity: 'note',
  boundary: null,
  since: '0.1.0',
  summary: 'a loaded resource is declared by no component',
  why: 'Other packages and markers can only name declared components. A resource nobody declares cannot be required by anything.',
  fix: 'Add a component with the kind, an id and the path of the file.',
  example: {
    bad: '"components": []',
    good: '"components": [{"kind": "skill", "id": "read", "path": "skills/read/SKILL.md"}]',
  },
  messages: {
    undeclared: 'A loaded resource is missing among the components.',
    'none-declared': 'The package has a Clio block and declares no component at all.',
  },
};
