// A run in this process: what goes into the log, and how it ends, also where GitHub's files are missing.
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { runAction } from '../../src/action/run.ts';
import { parseCommand } from '../report/parse-command.ts';
import { task, writeFork } from '../support/fork.ts';
import { manifestText, temporaryDirectory, writeFiles, writePackage } from '../support/tree.ts';

interface Run {
  readonly code: number;
  readonly log: string;
}

async function run(cwd: string, env: Readonly<Record<string, string>> = {}): Promise<Run> {
  let log = '';
  const code = await runAction({
    cwd,
    env,
    log: (text) => {
      log += text;
    },
  });
  return { code, log };
}

function packageIn(version: string): string {
  const directory = temporaryDirectory();
  writePackage(join(directory, 'page-kit'), { 'plugin.json': manifestText({ version }) });
  return directory;
}

test('without the files of a runner only the log is written, and it ends with the verdict', async () => {
  const { code, log } = await run(packageIn('1.0.0'));
  expect(code).toBe(0);
  expect(log).toMatch(/\npass: no errors, [^\n]*\n$/);
  expect(log).not.toContain('set-output');
});

test('the verdict is the exit code, whatever is switched off', async () => {
  const env = { INPUT_ANNOTATIONS: 'false', INPUT_SUMMARY: 'false', 'INPUT_JSON-FILE': 'r.json' };
  const directory = packageIn('1.0');
  const { code, log } = await run(directory, env);
  expect(code).toBe(1);
  expect(
    log
      .split('\n')
      .map(parseCommand)
      .filter((command) => command !== null),
  ).toEqual([]);
  expect(JSON.parse(readFileSync(join(directory, 'r.json'), 'utf8'))).toMatchObject({
    verdict: 'fail',
  });
});

describe('a fault', () => {
  test('of usage ends with 2, with one command that names it', async () => {
    const { code, log } = await run(packageIn('1.0.0'), { INPUT_PATH: '::error::x\n##[group]' });
    expect(code).toBe(2);
    expect(log.split('\n').filter((line) => line !== '')).toHaveLength(1);
    const command = parseCommand(log.trimEnd());
    expect(command?.properties).toEqual({ title: 'plugin-gate' });
    expect(command?.message).toContain('"::error::x"');
  });

  test('of writing is told after the report, which is not lost', async () => {
    const { code, log } = await run(packageIn('1.0.0'), { 'INPUT_JSON-FILE': 'page-kit' });
    expect(code).toBe(2);
    expect(log).toContain('\npass: no errors');
    expect(log).toContain('::error title=plugin-gate::json-file: "page-kit" is not a regular file');
  });
});

describe('the JSON report', () => {
  const files = (directory: string): readonly string[] =>
    ['registry.yaml', 'page-kit/plugin.json', 'plugin-gate.yaml', 'notes.txt'].map((path) =>
      readFileSync(join(directory, path), 'utf8'),
    );

  test.each([
    ['registry.yaml', '"registry.yaml" is a file that is there and no report'],
    ['./registry.yaml', '"./registry.yaml" is a file that is there and no report'],
    ['plugin-gate.yaml', '"plugin-gate.yaml" is a file that is there and no report'],
    ['notes.txt', '"notes.txt" is a file that is there and no report'],
    ['page-kit/plugin.json', '"page-kit/plugin.json" lies in "page-kit", which was checked'],
    ['page-kit/new/r.json', '"page-kit/new/r.json" lies in "page-kit", which was checked'],
    ['to-kit/r.json', '"to-kit/r.json" lies in "page-kit", which was checked'],
    ['out/../page-kit/r.json', '"out/../page-kit/r.json" lies in "page-kit", which was checked'],
  ])('does not go to %s, and the run is contradictory', async (path, message) => {
    const directory = packageIn('1.0.0');
    writeFiles(directory, {
      'registry.yaml': 'entries: []\n',
      'plugin-gate.yaml': '',
      'notes.txt': 'mine\n',
    });
    symlinkSync('page-kit', join(directory, 'to-kit'));
    const before = files(directory);
    const { code, log } = await run(directory, { 'INPUT_JSON-FILE': path });
    expect(code).toBe(2);
    expect(log).toContain(`::error title=plugin-gate::json-file: ${message}`);
    expect(files(directory)).toEqual(before);
  });

  test.each([
    ['capabilities/tasks/report.json', 'capabilities'],
    ['plugins/report.json', 'plugins'],
  ])('does not go to %s either, where a store is checked', async (path, inside) => {
    const directory = temporaryDirectory();
    writeFork(directory, task('capabilities/tasks/mine'));
    const { code, log } = await run(directory, {
      INPUT_CAPABILITIES: 'capabilities',
      'INPUT_JSON-FILE': path,
    });
    expect(code).toBe(2);
    expect(log).toContain(`json-file: "${path}" lies in "${inside}", which was checked`);
    expect(existsSync(join(directory, path))).toBe(false);
  });

  test('replaces an earlier one, and may be new where the workspace is the package', async () => {
    const directory = temporaryDirectory();
    writePackage(directory);
    for (let time = 0; time < 2; time += 1) {
      expect((await run(directory, { 'INPUT_JSON-FILE': 'report.json' })).code).toBe(0);
    }
    const { code, log } = await run(directory, { 'INPUT_JSON-FILE': 'plugin.json' });
    expect(code).toBe(2);
    expect(log).toContain('"plugin.json" is a file that is there and no report');
    expect(readFileSync(join(directory, 'plugin.json'), 'utf8')).toBe(manifestText());
  });
});

test('outputs that cannot be written are a fault of the machine, not a bug', async () => {
  const directory = packageIn('1.0.0');
  const output = join(directory, 'output');
  mkdirSync(output);
  process.env['GITHUB_OUTPUT'] = output;
  const { code, log } = await run(directory, { GITHUB_OUTPUT: output }).finally(() => {
    delete process.env['GITHUB_OUTPUT'];
  });
  expect(code).toBe(3);
  expect(log).toContain('::error title=plugin-gate::the outputs could not be written: ');
  expect(log).not.toContain('this is a bug');
  expect(log).not.toContain('    at ');
});
