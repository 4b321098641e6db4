import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'skill/name-long',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a skill name is longer than hosts expect',
  why: 'A host warns about names over 64 characters, and other clients drop such a skill.',
  fix: 'Shorten the name, and the directory with it.',
  example: { bad: 'name: (70 letters)', good: 'name: read-page' },
  messages: { long: 'The name has over 64 characters.' },
};
