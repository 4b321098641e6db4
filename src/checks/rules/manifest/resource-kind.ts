import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/resource-kind',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'an unknown resource kind',
  why: 'A host loads resources only from the kinds it knows, and refuses a manifest that names another.',
  fix: 'Write one of the resource kinds, or delete the key.',
  example: {
    bad: '"resources": {"prompt": "prompts"}',
    good: '"resources": {"prompts": "prompts"}',
  },
  messages: {
    'unknown-kind': 'No host has resources of this kind.',
  },
};
