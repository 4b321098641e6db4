import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'source/submodule',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a submodule inside a fetched package',
  why: 'A host clones without submodules, so its users get an empty directory there.',
  fix: 'Put the files into the repository itself.',
  example: { bad: 'vendor/tool as a submodule', good: 'vendor/tool as plain files' },
  messages: {
    below: 'A submodule lies inside the package.',
  },
};
