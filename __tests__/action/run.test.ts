// A run in this process: what goes into the log, and how it ends, also where GitHub's files are missing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { runAction } from '../../src/action/run.ts';
import { parseCommand } from '../report/parse-command.ts';
import { manifestText, temporaryDirectory, writePackage } from '../support/tree.ts';

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
