import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'markdown/missing-mention',
  severity: 'note',
  boundary: null,
  since: '0.1.0',
  summary: 'a skill mentions a file that is not there',
  why: 'Skills name their files in the text. A model that looks for one that is not there loses its time.',
  fix: 'Correct the path, or add the file.',
  example: {
    bad: 'Run `scripts/convert.py`.',
    good: 'Run `scripts/convert.py` with that file in the skill',
  },
  messages: {
    missing: 'A path below references, scripts or assets has no file.',
  },
};
