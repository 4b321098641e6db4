import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/state-json-reserved',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'state.json in the package root is reserved',
  why: 'A host keeps its record of installed packages under this name, and refuses a package that brings one along in its root.',
  fix: 'Rename the file, or move it into a directory.',
  example: { bad: 'state.json beside plugin.json', good: 'templates/state.json' },
  messages: {
    reserved: 'Something named state.json is in the package root.',
  },
};
