import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'source/repository',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a repository that nobody without credentials can fetch',
  why: 'A host clones without credentials. What is missing, private or taken down cannot be installed by anybody else.',
  fix: 'Make the repository public, or correct owner and name in the URL.',
  example: {
    bad: 'https://github.com/acme/private-kit/tree/v1/kit',
    good: 'https://github.com/acme/public-kit/tree/v1/kit',
  },
  messages: {
    missing: 'The server answers 401 or 404: missing or private.',
    gone: 'The server answers 410 or 451: taken down.',
  },
};
