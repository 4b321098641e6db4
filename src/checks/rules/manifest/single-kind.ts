import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/single-kind',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a package of one kind holds something else',
  why: 'A package of kind skill, prompt, agent, fleet or playbook is one such thing: hosts refuse it where it has none, a second one, or files beside it that would load too.',
  fix: 'Keep one component and its one file in the root of its kind, or write the kind "plugin".',
  example: {
    bad: '"kind": "prompt" with prompts/a.md and prompts/README.md',
    good: '"kind": "prompt" with prompts/a.md alone',
  },
  messages: {
    'no-component': 'No component of the kind is declared.',
    'extra-component': 'A second public component is declared.',
    'extra-root': 'There is a resource root of another kind.',
    'no-root': 'There is no resource root of the kind.',
    'extra-file': 'There is a second file that a host would load.',
    'other-file': 'The file of the component is none that a host would load.',
  },
};
