import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'skill/description-missing',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a skill has no description',
  why: 'The description is how a model decides whether to use the skill. A host loads no skill without one.',
  fix: 'Add "description" with one sentence on what the skill does and when to use it.',
  example: {
    bad: '---\nname: read\n---',
    good: '---\nname: read\ndescription: Reads a page. Use when a page is given.\n---',
  },
  messages: {
    missing: 'There is no "description".',
    blank: 'The description is blank.',
    'not-text': 'The description is a number, a list or another thing that is not text.',
    placeholder: 'The description is the placeholder that a fix puts there, or an ellipsis.',
  },
};
