import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'tree/name-not-portable',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a name cannot exist on Windows',
  why: 'A clone or install on Windows fails or gets another name there, so the package has another digest or none.',
  fix: 'Rename the entry.',
  example: {
    bad: 'prompts/what?.md',
    good: 'prompts/what.md',
  },
  messages: {
    reserved: 'A device name such as con or nul.',
    character: 'A character such as : ? * or a backslash.',
    ending: 'The name ends with a dot or a blank.',
  },
};
