// The Action on an owner's fork, on the committed bundle: the store, its plugins and what lies beside them, as
// a workflow sees them. Real processes, real git, no network.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readMarkdown } from '../report/read-markdown.ts';
import { commitFork, commitVersions, enabledRow, task, writeFork } from '../support/fork.ts';
import { schemaErrors } from '../support/report-schema.ts';
import { runAction } from '../support/run-action.ts';
import {
  commitAll,
  git,
  manifestText,
  temporaryDirectory,
  writeFiles,
  writePackage,
} from '../support/tree.ts';

const capabilities = 'capabilities\nplugins\ninventory.json';

/** A committed fork whose plugins are ignored, as in real life. */
function forkWith(files: Readonly<Record<string, string>> = {}): string {
  const directory = temporaryDirectory();
  writeFork(directory, { ...task('capabilities/tasks/mine'), ...files });
  commitFork(directory);
  return directory;
}

const contested = { ...task('plugins/a/tasks/sync'), ...task('plugins/b/tasks/sync') };

describe('a store alone', () => {
  test('passes with nothing else in the repository, and has every output', () => {
    const run = runAction(forkWith(task('plugins/notes/tasks/sync')), { capabilities });
    expect(run.code).toBe(0);
    expect(run.lines.at(-1)).toBe(
      'pass: no errors, no warnings; checked 2 entries of a store and 1 plugin; 2 things not checked',
    );
    expect(run.commands.filter(({ name }) => name !== 'notice')).toEqual([]);
    expect(run.outputs).toMatchObject({ verdict: 'pass', errors: '0', packages: '[]', digest: '' });
    expect(run.summary.startsWith('## ✅ Plugin Gate: pass\n')).toBe(true);
  });

  test('its plugins are beside it, and who is enabled says their state, where only it is named', () => {
    const directory = forkWith();
    expect(runAction(directory, { capabilities: 'capabilities' }).code).toBe(0);
    writeFiles(directory, contested);
    const run = runAction(directory, { capabilities: './capabilities/' });
    // Without an inventory no plugin counts, and that is told.
    expect(run.code).toBe(1);
    expect(run.commands.map(({ properties }) => properties['title'])).toEqual([
      'capability/inventory',
    ]);
  });

  test('without the input it is not looked at', () => {
    const run = runAction(forkWith(contested));
    expect(run.code).toBe(2);
    expect(run.commands[0]?.message).toContain('found neither a package, a skill nor a registry');
  });
});

describe('a copy of what a plugin published', () => {
  const directory = forkWith();
  commitVersions(
    join(directory, 'plugins/notes'),
    { 'tasks/sync/run.sh': 'echo old\n' },
    task('tasks/sync'),
  );
  writeFiles(directory, {
    'capabilities/tasks/sync/run.sh': 'echo old\n',
    'inventory.json': JSON.stringify([enabledRow('notes')]),
  });
  const run = runAction(directory, { capabilities, 'json-file': 'out/report.json' });

  test('fails, is annotated at its file and is in the summary', () => {
    expect(run.code).toBe(1);
    expect(run.outputs['verdict']).toBe('fail');
    const copy = run.commands.find(
      ({ properties }) => properties['title'] === 'capability/published-copy',
    );
    expect([copy?.name, copy?.properties['file']]).toEqual([
      'error',
      'capabilities/tasks/sync/run.sh',
    ]);
    expect(run.summary.startsWith('## ❌ Plugin Gate: fail\n')).toBe(true);
    expect(run.summary).toContain('capabilities/tasks/sync/run.sh');
    expect(readMarkdown(run.summary).live).toEqual([]);
  });

  test('is in the JSON report, which counts what the outputs count', () => {
    const report = JSON.parse(readFileSync(join(directory, 'out/report.json'), 'utf8'));
    expect(schemaErrors('report', report)).toEqual([]);
    expect(String(report.counts.error)).toBe(run.outputs['errors']);
    expect(report.findings.map(({ rule }: { rule: string }) => rule)).toContain(
      'capability/published-copy',
    );
  });
});

test('a package beside the store is judged in the same run', () => {
  const directory = forkWith(contested);
  writePackage(join(directory, 'kit'), { 'plugin.json': manifestText({ version: '1.0' }) });
  commitAll(directory);
  const run = runAction(directory, { capabilities });
  expect(run.code).toBe(1);
  const files = run.commands.map(({ properties }) => properties['file']);
  expect(files).toContain('kit/plugin.json');
  expect(files).toContain('plugins/a/tasks/sync');
  expect(JSON.parse(run.outputs['packages'] ?? '')).toMatchObject([{ path: 'kit' }]);
});

test('a pull request cannot waive what it brings', () => {
  const directory = forkWith(contested);
  git(directory, 'branch', 'before');
  writeFiles(directory, {
    'plugin-gate.yaml':
      'waivers:\n  - rule: capability/two-plugins\n    row: task:sync\n    reason: Mine.\n    expires: 2999-12-31\n',
  });
  commitAll(directory);
  expect(runAction(directory, { capabilities }).code).toBe(0);
  const run = runAction(directory, { capabilities, base: 'before' });
  expect(run.code).toBe(1);
  expect(run.commands.map(({ properties }) => properties['title'])).toEqual([
    'capability/two-plugins',
    'policy/changed',
  ]);
});

test.each([
  ['nowhere', 'there is no store at "nowhere"'],
  ['a\nb\nc\nd', 'capabilities has 4 lines; it takes at most three: store, plugins, inventory'],
])('%j ends with 2 and says why', (given, message) => {
  const run = runAction(forkWith(), { capabilities: given });
  expect(run.code).toBe(2);
  expect(run.commands).toHaveLength(1);
  expect(run.commands[0]?.message).toContain(message);
});
