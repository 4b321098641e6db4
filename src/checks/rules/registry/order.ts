import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'registry/order',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'rows are not sorted by name',
  why: 'Sorted rows keep changes small and put names that look alike next to each other.',
  fix: 'Run plugin-gate pin, which sorts the rows and keeps their comments.',
  example: {
    bad: '- name: write\n- name: read',
    good: '- name: read\n- name: write',
  },
  messages: {
    unsorted: 'The row before it has a greater name.',
  },
};
