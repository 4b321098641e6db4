import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'component/id',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a component id does not have the form of an id',
  why: 'Ids are used in references and markers, so a host takes only a narrow form.',
  fix: 'Use 1 to 80 of a-z 0-9 . _ -, a letter or digit first.',
  example: { bad: '"id": "Read Page"', good: '"id": "read-page"' },
  messages: {
    form: 'The id has another length or other characters than ids have.',
  },
};
