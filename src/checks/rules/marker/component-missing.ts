import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'marker/component-missing',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a marker names a component that is not declared',
  why: 'A host cannot replace the marker, so the skill or step that holds it does not work.',
  fix: 'Declare the component, or name one that is declared.',
  example: { bad: `\${component:script:colect}`, good: `\${component:script:collect}` },
  messages: { missing: 'No component has this kind and id.' },
};
