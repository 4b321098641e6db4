import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'tree/special-file',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'an entry is neither file, directory nor link',
  why: 'A pipe, socket or device has no content to pin, and opening one can block or act. Hosts refuse such a package.',
  fix: 'Remove the entry.',
  example: {
    bad: 'mkfifo events',
    good: 'no such entry',
  },
  messages: {
    fifo: 'A named pipe.',
    socket: 'A socket.',
    device: 'A character or block device.',
  },
};
