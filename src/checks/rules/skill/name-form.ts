import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'skill/name-form',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a skill name has characters outside a-z, 0-9 and -',
  why: 'A host warns about such a name, and other clients drop the skill.',
  fix: 'Write the name with a-z, 0-9 and - only, and call the directory the same.',
  example: { bad: 'name: Read Page', good: 'name: read-page' },
  messages: {
    characters: 'The name has other characters.',
    'not-text': 'The name is a number, a list or another thing that is not text.',
  },
};
