import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'portable/foreign-manifest',
  severity: 'note',
  boundary: 'ADVICE',
  since: '0.1.0',
  summary: 'the package holds a manifest of another client',
  why: 'It is named so that nobody believes it was checked. What it says changes nothing here.',
  fix: 'Keep it in step with plugin.json, or remove it.',
  example: { bad: '.claude-plugin/plugin.json beside plugin.json', good: 'plugin.json alone' },
  messages: {
    found: 'A known manifest of another client lies in the package.',
    unreadable: 'It is there and is not a JSON object.',
  },
};
