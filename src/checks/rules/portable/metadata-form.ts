import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'portable/metadata-form',
  severity: 'note',
  boundary: 'ADVICE',
  since: '0.1.0',
  summary: 'metadata has a form that tools may not understand',
  why: 'No client rejects the package for it, but tools that order versions, open links or list licences may not know what to do.',
  fix: 'Write the value in the form that the message names.',
  example: { bad: '"license": "Apache 2"', good: '"license": "Apache-2.0"' },
  messages: {
    version: 'The version is not a Semantic Version.',
    url: 'A URL is not a whole http or https URL.',
    email: 'The e-mail address is none.',
    licence: 'The licence is not an SPDX expression.',
  },
};
