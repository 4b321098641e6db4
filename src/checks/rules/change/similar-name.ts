import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'change/similar-name',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  review: true,
  summary: 'a new name that looks like another one',
  why: 'People type and read names quickly; a name next to a known one is how they are made to install something else.',
  fix: 'Choose a name that nobody takes for the other one, or let a person approve it (docs/gate.md, "Approving", says how).',
  example: {
    bad: 'name: page-reader\nname: page-raeder   # new',
    good: 'name: page-reader\nname: chart-maker   # new',
  },
  messages: {
    separators: 'The two names are equal without - and . in them.',
    confusable: 'The two names look alike: 1 and l, 0 and o, rn and m, letters of other alphabets.',
    swapped: 'Two neighbouring letters are exchanged.',
    distance:
      'One letter differs in names of five letters and more, or two in names of twelve and more.',
  },
};
