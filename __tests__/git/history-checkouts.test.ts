// The gate in checkouts that lack something: history, contents, a server that answers.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { changesOf, runGate, toldBy } from '../support/gate-run.ts';
import { type GitHttpServer, makeRemote, startGitServer } from '../support/git-http-server.ts';
import { commitFiles, digestA, digestB, digestC, remoteRow } from '../support/registry-history.ts';
import { git, temporaryDirectory } from '../support/tree.ts';

const row = (version: string, digest: string): string =>
  remoteRow('page-kit', { version, sha256: `"${digest}"` });

let server: GitHttpServer;
let newest: string;

beforeAll(async () => {
  server = await startGitServer();
  const remote = makeRemote(server, 'acme/catalogue', { 'registry.yaml': row('2.0.0', digestB) });
  for (let at = 0; at < 60; at += 1) commitFiles(remote.work, { 'NOTES.txt': `${at}\n` });
  commitFiles(remote.work, {
    'registry.yaml': row('1.0.0', digestA),
    'plugin-gate.yaml': 'rules:\n  change/pre-release: off\n',
  });
  git(remote.work, 'checkout', '--quiet', '-b', 'change');
  newest = commitFiles(remote.work, { 'registry.yaml': row('1.5.0', digestC) });
  remote.publish();
});

/** A clone with those options; not blocking, for the server answers from this process. */
async function clone(...options: readonly string[]): Promise<string> {
  const directory = join(temporaryDirectory(), 'clone');
  const url = `${server.url}/acme/catalogue.git`;
  await promisify(execFile)('git', [
    'clone',
    '--quiet',
    '--branch=change',
    ...options,
    url,
    directory,
  ]);
  return directory;
}

const downgrade =
  /^error change\/version-lower: plugin:page-kit goes back to "1\.5\.0"; the name "page-kit" already had "2\.0\.0" \(commit [0-9a-f]{12}\)$/;

describe.each([
  ['whole', []],
  ['of one commit', ['--depth=1']],
  ['of one commit, of every branch', ['--depth=1', '--no-single-branch']],
  ['without contents', ['--filter=blob:none']],
  ['of one commit and without contents', ['--depth=1', '--filter=blob:none']],
] as const)('a checkout %s', (_what, options) => {
  test('sees what the history has', async () => {
    const directory = await clone(...options);
    const report = await runGate(directory, { base: { kind: 'ref', ref: 'main' } });
    expect(toldBy(report, 'change')).toEqual([expect.stringMatching(downgrade)]);
    expect(report.verdict).toBe('fail');
    expect(git(directory, 'rev-parse', 'HEAD').trim()).toBe(newest);
    expect(git(directory, 'status', '--porcelain')).toBe('');
  });
});

describe('a server that no longer answers', () => {
  async function silenced(directory: string, run: () => Promise<void>): Promise<void> {
    git(directory, 'config', 'remote.origin.url', `${server.url}/acme/gone.git`);
    await run();
  }

  test('base there, history not: inconclusive, with the command, and the rest is judged', async () => {
    const directory = await clone('--depth=2');
    await silenced(directory, async () => {
      const report = await runGate(directory, { base: { kind: 'ref', ref: 'HEAD~1' } });
      expect(report.verdict).toBe('inconclusive');
      expect(report.reason).toContain('run git fetch --unshallow origin');
      expect(changesOf(report)).toEqual(['skipped plugin:page-kit: 1.0.0 to 1.5.0; sha256']);
      expect(report.notChecked).toContainEqual({
        what: 'versions in the older history of registry.yaml',
        why: expect.stringContaining('the checkout is shallow, and could not be deepened: '),
      });
    });
  });

  test('no history is needed where nothing changed', async () => {
    const directory = await clone('--depth=2');
    git(directory, 'checkout', '--quiet', 'HEAD~1');
    commitFiles(directory, { 'NOTES.txt': 'Notes.\n' });
    await silenced(directory, async () => {
      const report = await runGate(directory, { base: { kind: 'ref', ref: 'HEAD~1' } });
      expect([report.verdict, report.changes]).toEqual(['pass', []]);
    });
  });

  test('an error comes before not knowing', async () => {
    const directory = await clone('--depth=2');
    commitFiles(directory, { 'registry.yaml': row('1.0.0', digestC) });
    await silenced(directory, async () => {
      const base = { kind: 'ref', ref: 'HEAD~2' } as const;
      await expect(runGate(directory, { base })).resolves.toMatchObject({ verdict: 'fail' });
    });
  });

  test('contents not there: the run stops with the command that gets them', async () => {
    const directory = await clone('--filter=blob:none');
    await silenced(directory, async () => {
      await expect(
        runGate(directory, { base: { kind: 'ref', ref: 'HEAD~1' } }),
      ).rejects.toMatchObject({
        code: 'git',
        message: expect.stringContaining('files of the base are not in this partial checkout: '),
        hint: expect.stringContaining('run: git show '),
      });
    });
  });
});
