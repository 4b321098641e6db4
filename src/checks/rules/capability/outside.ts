import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'capability/outside',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'an entry leads out of its own directory',
  why: 'What runs would not be what was reviewed: it could be a file of another plugin or of the system.',
  fix: 'Keep everything of an entry inside its own directory, and put real directories and files in place of links.',
  example: { bad: 'implementation: ../other/run.sh', good: 'implementation: run.sh' },
  messages: {
    implementation: 'A file that the entry names or needs is really somewhere else.',
    link: 'The entry is a link out of its source, or to nothing.',
    folder: 'The folder of a kind is a link out of its source.',
  },
};
