import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'capability/name-not-portable',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'the name of an entry cannot exist on every system',
  why: 'A clone on Windows fails or gets another name, and a job that stores this one finds nothing there.',
  fix: 'Rename the entry.',
  example: { bad: 'tasks/con/', good: 'tasks/console/' },
  messages: {
    reserved: 'A device name such as con or nul.',
    character: 'A character such as ? or *.',
    ending: 'The name ends with a dot or a blank.',
  },
};
