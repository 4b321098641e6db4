// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the placeholders of Agent Plugins, as people write them
import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'mcp/cwd',
  severity: 'error',
  boundary: 'ENTRY',
  since: '0.1.0',
  summary: 'the working directory of a server is not inside',
  why: 'A client starts a server in the package or in its data directory and nowhere else; it skips one that asks for another place.',
  fix: 'Begin with "./", "${PLUGIN_ROOT}" or "${PLUGIN_DATA}" and stay inside.',
  example: { bad: '"cwd": "data"', good: '"cwd": "./data"' },
  messages: {
    'wrong-type': '"cwd" is not a string.',
    form: '"cwd" begins with something else.',
    outside: '"cwd" leads outside.',
  },
};
