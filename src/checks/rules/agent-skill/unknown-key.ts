import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'agent-skill/unknown-key',
  severity: 'warning',
  boundary: 'ADVICE',
  since: '0.1.0',
  summary: 'the frontmatter of a skill has an unknown key',
  why: 'Clients do not know the key and do not act on it; a strict check counts it as an error.',
  fix: 'Correct the key, or move it below "metadata" as a string.',
  example: { bad: 'version: "1.0"', good: 'metadata: {version: "1.0"}' },
  messages: {
    unknown: 'The key is not part of Agent Skills.',
  },
};
