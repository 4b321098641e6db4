// A registry of N packages that are all right, pinned by the product itself. Every tenth is a plugin with a
// component graph that requires a row before it; the others are skills.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const schema = 'https://agent-plugins.org/schemas/1.0.0/plugin.schema.json';

function manifestOf(number, name) {
  const plugin = number % 10 === 9;
  const clio = plugin
    ? {
        manifestVersion: 1,
        kind: 'plugin',
        requires: [`skill:${nameOf(number - 1)}`],
        components: [
          { kind: 'skill', id: 'first', path: 'skills/first/SKILL.md' },
          {
            kind: 'prompt',
            id: 'ask',
            path: 'prompts/ask.md',
            requires: ['skill:first'],
          },
        ],
        resources: { prompts: 'prompts' },
      }
    : {
        manifestVersion: 1,
        kind: 'skill',
        components: [{ kind: 'skill', id: name, path: `skills/${name}/SKILL.md` }],
      };
  return {
    $schema: schema,
    name,
    version: `1.${number}.0`,
    description: `Package number ${number}: made for measuring.`,
    extensions: { 'ai.iowarp.clio': clio },
  };
}

function nameOf(number) {
  return `package-${String(number).padStart(5, '0')}`;
}

function skillText(name, lines) {
  const body = Array.from(
    { length: lines },
    (_, at) => `${at + 1}. Take step ${at + 1} with care.`,
  );
  return `---\nname: ${name}\ndescription: Does what is measured. Use when measuring.\n---\n\n${body.join('\n')}\n`;
}

/** Writes `count` packages and their pinned registry below `root`, with the command line at `cli`. */
export function writeCorpus(root, count, cli) {
  mkdirSync(root, { recursive: true });
  for (let number = 0; number < count; number += 1) {
    const name = nameOf(number);
    const folder = join(root, 'packages', name);
    const plugin = number % 10 === 9;
    const skill = plugin ? 'first' : name;
    mkdirSync(join(folder, 'skills', skill, 'references'), { recursive: true });
    writeFileSync(
      join(folder, 'plugin.json'),
      `${JSON.stringify(manifestOf(number, name), null, 2)}\n`,
    );
    writeFileSync(join(folder, 'skills', skill, 'SKILL.md'), skillText(skill, 20 + (number % 80)));
    writeFileSync(
      join(folder, 'skills', skill, 'references', 'notes.md'),
      skillText('notes', 10 + (number % 200)),
    );
    if (plugin) {
      mkdirSync(join(folder, 'prompts'));
      writeFileSync(join(folder, 'prompts', 'ask.md'), 'Ask about $1.\n');
    }
  }
  writeFileSync(join(root, 'registry.yaml'), 'entries: []\n');
  execFileSync(process.execPath, [cli, 'pin', join(root, 'registry.yaml')], { stdio: 'ignore' });
}
