import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'payload/too-deep',
  severity: 'note',
  boundary: null,
  since: '0.1.0',
  summary: 'a Markdown file lies too deep to be loaded',
  why: 'Agents, fleets and playbooks are read directly from their root only. A file in a directory below is silently never loaded.',
  fix: 'Move the file directly into the root, or out of it if it is not meant to be loaded.',
  example: { bad: 'agents/team/reader.md', good: 'agents/reader.md' },
  messages: { 'too-deep': 'A Markdown file lies in a directory below a root that is read flat.' },
};
