import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'portable/unknown-field',
  severity: 'warning',
  boundary: 'IGNORE',
  since: '0.1.0',
  summary: 'plugin.json has a field that Agent Plugins does not know',
  why: 'A client reports the field and ignores it, so what it says has no effect there. A Clio host does not admit the package at all.',
  fix: 'Remove the field, or correct its name.',
  example: { bad: '"descripton": "Reads pages."', good: '"description": "Reads pages."' },
  messages: {
    unknown: 'The field is not part of Agent Plugins 1.0.0.',
  },
};
