import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'marker/not-whole',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'an argument mixes a marker with other text',
  why: 'A host replaces a marker in an argument only where it is the whole argument. Elsewhere the process gets the marker as it stands.',
  fix: 'Make the marker an argument of its own.',
  example: {
    bad: `args: ["--data=\${pluginRoot}/data.json"]`,
    good: `args: ["--data", "\${pluginRoot}/data.json"]`,
  },
  messages: { 'not-whole': 'Other text stands before or behind the marker.' },
};
