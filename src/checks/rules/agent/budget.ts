import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'agent/budget',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'an agent keeps back as many calls as it has',
  why: 'The reserve for reading is taken from the tool calls. Where it is not smaller, no call is left for the work, and a host refuses the agent.',
  fix: 'Make "readReserve" smaller than "toolCalls".',
  example: {
    bad: 'budget: {toolCalls: 10, readReserve: 10, synthesis: 1}',
    good: 'budget: {toolCalls: 10, readReserve: 3, synthesis: 1}',
  },
  messages: { reserve: 'readReserve is not less than toolCalls.' },
};
