import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'registry/package-without-row',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a package has no row',
  why: 'A package without a row cannot be installed from this registry, and nothing pins its bytes.',
  fix: 'Run plugin-gate pin, which adds the row.',
  example: {
    bad: 'skills/read/plugin.json exists and no row has sourceUrl: skills/read',
    good: '- kind: skill\n  sourceUrl: skills/read',
  },
  messages: {
    'without-row': 'A package lies below the registry and no row points at it.',
  },
};
