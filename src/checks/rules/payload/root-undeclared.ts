import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'payload/root-undeclared',
  severity: 'note',
  boundary: null,
  since: '0.1.0',
  summary: 'a directory named like a resource root is not declared',
  why: 'Apart from skills, a host reads only directories that "resources" names. An author who forgets the declaration ships files that never load.',
  fix: 'Declare the directory in "resources", or rename it if Clio hosts are not meant to read it.',
  example: {
    bad: 'agents/reader.md, and no "agents" in "resources"',
    good: '"resources": {"agents": "agents"}',
  },
  messages: {
    undeclared: 'A directory with Markdown is called like a resource root and is not declared.',
  },
};
