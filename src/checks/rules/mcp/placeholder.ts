// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the placeholders of Agent Plugins, as people write them
import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'mcp/placeholder',
  severity: 'note',
  boundary: 'ADVICE',
  since: '0.1.0',
  summary: 'a placeholder that no client replaces',
  why: 'Only ${PLUGIN_ROOT} and ${PLUGIN_DATA} are replaced, and only in args, env values and cwd. Anything else is passed on as it is.',
  fix: 'Write ${PLUGIN_ROOT} or ${PLUGIN_DATA} in args, env values or cwd, or the text that is meant.',
  example: {
    bad: '"args": ["${PLUGIN_HOME}/server.js"]',
    good: '"args": ["${PLUGIN_ROOT}/server.js"]',
  },
  messages: {
    spelling: 'The placeholder is another than the two.',
    elsewhere: 'It stands where nothing is replaced.',
  },
};
