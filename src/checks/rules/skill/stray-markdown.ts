import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'skill/stray-markdown',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a loose Markdown file in the skills root is read as a skill',
  why: 'A host reads every .md at the top of the skills root as a skill. A README there is a broken skill, and it breaks the package.',
  fix: 'Move the file out of the skills root, or into the directory of the skill it is about.',
  example: { bad: 'skills/README.md', good: 'README.md in the package root' },
  messages: {
    'no-frontmatter': 'The file has no frontmatter.',
    'no-description': 'The file has a frontmatter without a description.',
  },
};
