import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'registry/similar-name',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'two names differ only in separators',
  why: 'Names that are equal without - and . are taken for each other by people, which is how look-alike packages get installed.',
  fix: 'Choose names that differ in letters or digits.',
  example: {
    bad: 'name: page-kit\nname: page.kit',
    good: 'name: page-kit\nname: page-tools',
  },
  messages: {
    separators: 'An earlier row has the same name with other separators.',
  },
};
