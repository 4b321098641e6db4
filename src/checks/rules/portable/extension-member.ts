import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'portable/extension-member',
  severity: 'error',
  boundary: 'FATAL',
  since: '0.1.0',
  summary: 'a member of "extensions" is not an object',
  why: 'Each extension is an object. Clients differ on what else means: some reject the package, some ignore the member. Only an object is safe.',
  fix: 'Put the settings of the extension into an object.',
  example: {
    bad: '"extensions": {"org.example": true}',
    good: '"extensions": {"org.example": {"enabled": true}}',
  },
  messages: {
    'not-object': 'The member is something other than an object.',
  },
};
