import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'registry/yaml-feature',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a registry uses YAML that hides values',
  why: 'Anchors, aliases, tags, merge keys and directives make a value differ from what stands in its row, and readers disagree about them. A reviewer must see what a host will use.',
  fix: 'Write every value out where it is used.',
  example: {
    bad: '- &base\n  kind: skill\n- *base',
    good: '- kind: skill\n  name: read',
  },
  messages: {
    directive: 'A line that begins with % stands before the document.',
    tag: 'A value has a tag such as !!str.',
    anchor: 'A value has an anchor (&name).',
    alias: 'A value is an alias (*name).',
    'merge-key': 'A mapping merges another one (<<).',
    'complex-key': 'A key is a list or a mapping.',
    'second-document': 'A second document follows the first.',
  },
};
