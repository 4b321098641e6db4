import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'tree/submodule',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a submodule holds part of the package',
  why: 'A plain clone leaves a submodule empty, so the files in it are part of the digest here and not there.',
  fix: 'Put the files into the repository itself.',
  example: {
    bad: 'vendor/tool as a submodule',
    good: 'vendor/tool as plain files',
  },
  messages: {
    below: 'A submodule inside the package.',
    inside: 'The whole package lies in a submodule.',
  },
};
