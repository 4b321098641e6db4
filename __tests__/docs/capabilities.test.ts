// The page for owners of a fork held to what it describes: its transcript is what the commands print, its
// workflow is one that the Action takes.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { load } from 'js-yaml';
import { readInputs } from '../../src/action/inputs.ts';
import { command } from '../cli/terminal.ts';
import { commitFork, commitVersions, enabledRow, task, writeFork } from '../support/fork.ts';
import { temporaryDirectory, writeFiles } from '../support/tree.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const page = readFileSync(join(root, 'docs/capabilities.md'), 'utf8');

const sync = task('tasks/sync');
const older = { ...sync, 'tasks/sync/run.sh': 'echo old\n' };

/** The fork of the transcript. */
function fork(): string {
  const directory = temporaryDirectory();
  writeFork(directory, {
    ...task('capabilities/tasks/mine'),
    ...task('capabilities/tasks/tidy', { description: 'Tidies my way.' }),
  });
  commitFork(directory);
  const tidy = task('tasks/tidy');
  commitVersions(join(directory, 'plugins/notes'), { ...older, ...tidy }, { ...sync, ...tidy });
  writeFiles(join(directory, 'capabilities'), older);
  writeFiles(directory, { 'inventory.json': JSON.stringify([enabledRow('notes')]) });
  return directory;
}

test('the transcript is what the commands print, one after the other', async () => {
  const [, transcript = ''] = /^```text\n(\$ [\s\S]*?)^```/m.exec(page) ?? [];
  const steps = transcript.split(/^\$ plugin-gate /m).slice(1);
  expect(steps.length).toBeGreaterThan(4);
  const directory = fork();
  for (const step of steps) {
    const [line = '', ...shown] = step.split('\n');
    const { code, out } = await command(directory, line.split(' '));
    expect([line, code, out]).toEqual([line, 0, shown.join('\n')]);
  }
});

test('the step of the workflow has inputs that the Action takes', () => {
  const [, block = ''] = /^ {4}- uses: .*\n((?: {6}.*\n)+)/m.exec(page) ?? [];
  const { with: inputs } = load(block) as { readonly with: Readonly<Record<string, string>> };
  const env = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  expect(readInputs(Object.fromEntries(env)).capabilities).toEqual({
    store: 'capabilities',
    plugins: 'plugins',
    inventory: 'inventory.json',
  });
});
