import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'tree/hard-link',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a file is shared with another name',
  why: 'Writing through the other name changes the package without anyone touching it. Hosts refuse a file with more than one hard link.',
  fix: 'Replace the file by a copy of itself: cp FILE FILE.new && mv FILE.new FILE.',
  example: {
    bad: 'ln ../common/LICENSE LICENSE',
    good: 'cp ../common/LICENSE LICENSE',
  },
  messages: {
    'hard-link': 'The file has more than one hard link, inside the package or elsewhere.',
  },
};
