import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'smoke/failed',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a package that does not survive being installed for real',
  why: 'A smoke install does in throw-away directories what a host does: install, list, project, switch, update, remove. What fails there fails for everybody who installs the package.',
  fix: 'Read which assertion does not hold and its diagnostic, put that right, and run the smoke install again.',
  example: {
    bad: 'skills/read/SKILL.md without a description: the skill does not load from the installed copy',
    good: 'skills/read/SKILL.md with a description: every payload loads from the installed copy',
  },
  messages: {
    refused: 'the package is refused before anything is installed',
    assertion: 'the package is installed, and a later assertion does not hold',
  },
};
