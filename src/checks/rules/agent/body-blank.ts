import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'agent/body-blank',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'an agent has no instructions',
  why: 'The text after the frontmatter is what the agent is told. A host refuses an agent without any.',
  fix: 'Write the instructions below the frontmatter.',
  example: {
    bad: 'a file that ends with the closing ---',
    good: 'the same file with "Read the page and sum it up." behind it',
  },
  messages: { blank: 'Nothing but blanks follows the frontmatter.' },
};
