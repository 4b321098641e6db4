import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'row/provides',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'the hints of a row are of no use',
  why: 'Hints help people find a package and never admit one. A malformed list is dropped, and a stale one sends people to things that are not there.',
  fix: 'Run plugin-gate pin, or mend or remove the list.',
  example: {
    bad: 'provides: [skill:read]',
    good: 'provides: [{kind: skill, name: read}]',
  },
  messages: {
    malformed: 'The list has another form, so a host drops it.',
    differs: 'The list is not what a host loads from the package.',
  },
};
