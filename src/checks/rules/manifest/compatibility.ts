import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/compatibility',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'compatibility.clio is not a range that hosts take',
  why: 'The range decides which hosts install the package. A text that a host cannot read as a range makes it refuse the manifest.',
  fix: 'Write a semantic version range such as ">=0.5.0 <0.7.0 || ^1.0.0".',
  example: { bad: '"clio": "latest"', good: '"clio": ">=0.6.2"' },
  messages: {
    'too-long': 'The range has more than 256 characters.',
    'empty-part': 'There is nothing on one side of ||, or nothing at all.',
    'open-wildcard': 'A number stands behind a wildcard, as in 1.x.3.',
    'not-a-range': 'The text is no semantic version range.',
  },
};
