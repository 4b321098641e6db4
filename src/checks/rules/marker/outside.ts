import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'marker/outside',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a marker leads out of the package',
  why: 'A package may name only its own files. A host refuses a way out of it.',
  fix: 'Name a file inside the package.',
  example: { bad: `\${pluginRoot}/../data.json`, good: `\${pluginRoot}/data.json` },
  messages: { outside: 'The path behind the marker climbs above the package root.' },
};
