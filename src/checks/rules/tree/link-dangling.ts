import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'tree/link-dangling',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a link leads nowhere',
  why: 'Whatever appears there later would become part of the package without a change of its digest. Hosts refuse such a package.',
  fix: 'Point the link at a file of the package, or remove it.',
  example: {
    bad: 'latest.md -> v2.md, and no v2.md',
    good: 'latest.md -> v1.md, which exists',
  },
  messages: {
    dangling: 'Nothing is at the target.',
    loop: 'The link leads back to itself, through others or not.',
  },
};
