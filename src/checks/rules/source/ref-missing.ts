import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'source/ref-missing',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a ref that a host cannot clone',
  why: 'A host clones with `--branch REF`. Where there is no such tag or branch, or its name cannot be written in a tree URL, nothing is installed.',
  fix: 'Push the tag, or write one that is there.',
  example: {
    bad: 'https://github.com/acme/kits/tree/v9/kit',
    good: 'https://github.com/acme/kits/tree/v1/kit',
  },
  messages: {
    missing: 'The repository has no tag or branch of that name.',
    slash: 'The name goes on after a slash, which the form of the URL cannot say.',
    impossible: 'Git allows no such name.',
  },
};
