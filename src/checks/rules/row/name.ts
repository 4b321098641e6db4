import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'row/name',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a row has a name no package can have',
  why: 'The name becomes a directory on every machine, so its form is narrow. A host refuses any other.',
  fix: 'Give the name that plugin.json states.',
  example: {
    bad: 'name: Page Kit',
    good: 'name: page-kit',
  },
  messages: {
    form: 'The name is not of the form of package names.',
  },
};
