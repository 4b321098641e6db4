import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'policy/value',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a value that a policy cannot have',
  why: 'A policy that is half understood lets through what it was written to stop.',
  fix: 'Write a value of the form that the message names.',
  example: {
    bad: 'rules:\n  registry/order: never',
    good: 'rules:\n  registry/order: off',
  },
  messages: {
    strict: 'strict is neither true nor false.',
    level: 'A level is none of off, note, warning and error.',
    waiver: 'A field of a waiver has another type or form.',
    missing: 'A waiver lacks one of its four fields.',
    expires: 'expires is no date such as 2027-01-31.',
  },
};
