import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'fleet/dependency',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a step depends on a step that cannot come before it',
  why: 'A host cannot order the steps and refuses the file.',
  fix: 'Name the id of another step of the same file.',
  example: { bad: 'dependencies: [raed]', good: 'dependencies: [read]' },
  messages: { self: 'The step depends on itself.', missing: 'No step has this id.' },
};
