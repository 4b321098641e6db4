import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'marker/malformed',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a marker is misspelt and is not replaced',
  why: 'The text reaches model or process as it stands, and names no file.',
  fix: `Write \${pluginRoot} or \${component:kind:id}, with a /path behind it if need be.`,
  example: { bad: `\${plugin_root}/data.json`, good: `\${pluginRoot}/data.json` },
  messages: { malformed: 'The text in braces is nearly a marker.' },
};
