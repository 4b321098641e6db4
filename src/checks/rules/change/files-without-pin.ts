import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'change/files-without-pin',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'files that changed under an unchanged pin',
  why: 'The registry vouches for bytes that are no longer there; a host refuses the package.',
  fix: 'Bump the version in plugin.json, git add the files, and run plugin-gate pin; where the directory is gone, restore it or remove the row too.',
  example: {
    bad: 'kit/skills/read/SKILL.md   # edited\nsha256: 3bb9…              # as before',
    good: 'kit/skills/read/SKILL.md   # edited\nversion: 1.0.1\nsha256: 77f2…              # pinned again',
  },
  messages: {
    gone: 'git has changes below the directory of a local row whose sha256 is that of the base, and the directory is gone.',
    changed:
      'git has changes below the directory of a local row whose sha256 is that of the base, and the digest differs.',
  },
};
