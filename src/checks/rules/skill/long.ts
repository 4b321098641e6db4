import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'skill/long',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a skill is so long that it crowds out the task',
  why: 'The whole skill goes into the context of the model each time it is used. Over 50 KiB a host warns.',
  fix: 'Move reference material into files of its own beside SKILL.md, and name those in the text.',
  example: { bad: 'a SKILL.md of 60 KiB', good: 'a SKILL.md of 8 KiB and references/details.md' },
  messages: { long: 'The file has over 50 KiB.' },
};
