import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'agent-skill/allowed-tools-list',
  severity: 'warning',
  boundary: 'ADVICE',
  since: '0.1.0',
  summary: 'the allowed-tools of a skill are not separated by blanks',
  why: 'The field is one string, separated by blanks. Many clients read a list or commas as well, and some grant no tool at all.',
  fix: 'Write the tools as one string, separated by blanks.',
  example: { bad: 'allowed-tools: [Read, Grep]', good: 'allowed-tools: Read Grep' },
  messages: {
    list: 'The value is a list.',
    commas: 'The tools are separated by commas.',
  },
};
