import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'markdown/unseen',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a text holds characters that nobody sees',
  why: 'A person reviews one text and a model reads another. The message shows what is hidden.',
  fix: 'Delete the hidden characters.',
  example: { bad: 'Read it.<U+200B>', good: 'Read it.' },
  messages: {
    tags: 'Tag characters spell a hidden text.',
    direction: 'Characters change the order in which the text is shown.',
    invisible: 'Characters have no width.',
    control: 'Control characters stand in the text.',
  },
};
