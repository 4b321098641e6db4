import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'marker/target-missing',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a marker names a file that the package does not have',
  why: 'The path a host puts in leads nowhere, so the skill or step that holds it does not work.',
  fix: 'Add the file, or correct the path behind the marker.',
  example: { bad: `\${pluginRoot}/date.json`, good: `\${pluginRoot}/data.json` },
  messages: { missing: 'Nothing is at the path.' },
};
