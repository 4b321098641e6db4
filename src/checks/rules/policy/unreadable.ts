import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'policy/unreadable',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a policy file that cannot be read',
  why: 'Rules that cannot be read are not followed, and nobody should believe that they are.',
  fix: 'Write one YAML mapping with strict, rules and waivers.',
  example: {
    bad: 'rules: [',
    good: 'rules:\n  registry/order: off',
  },
  messages: {
    'not-a-file': 'The policy is a link, a directory or something else that is no regular file.',
    'too-large': 'The file is over its cap.',
    encoding: 'The file is no UTF-8 text.',
    syntax: 'The file is no YAML.',
    'yaml-feature':
      'The file uses a tag, an anchor, an alias, a merge key, a directive or a second document.',
    shape: 'The file, or a part of it, is of another kind than it has to be.',
  },
};
