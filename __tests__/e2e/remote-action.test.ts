// The Action on rows of a real git server on loopback: which are fetched, what an outage gets, and that its
// token goes to the API only and never into the log.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type GitHttpServer, makeRemote, startGitServer } from '../support/git-http-server.ts';
import { type GithubApi, startGithubApi } from '../support/github-api.ts';
import { kitDigest } from '../support/remote-kit.ts';
import { digestOf, packageFiles, registryText } from '../support/remote-registry.ts';
import { actionNode, readActionMetadata } from '../support/run-action.ts';
import { repository } from '../support/run-bundle.ts';
import { commitAll, git, temporaryDirectory, writeFiles } from '../support/tree.ts';

const root = process.env['PLUGIN_GATE_ROOT'] ?? repository;
const token = 'a-secret-token-of-this-test';
let server: GitHttpServer;
let api: GithubApi;
/** The digest of `some-kit`. */
let right: string;

beforeAll(async () => {
  server = await startGitServer();
  api = await startGithubApi();
  for (const [name, kit] of [
    ['acme/kits', 'read-kit'],
    ['acme/more', 'some-kit'],
  ] as const) {
    const remote = makeRemote(server, name, packageFiles('read', kit));
    if (kit === 'some-kit') right = digestOf(remote.work, 'read');
    git(remote.work, 'tag', 'v1');
    remote.publish();
    api.repositories.set(name, {});
  }
});

beforeEach(() => {
  server.inject(null);
  server.forget();
  api.seen.length = 0;
});

/** A committed registry with one row, and another one that came after `base`. */
function workspace(sha256: string): string {
  const directory = temporaryDirectory();
  const kits = { url: `${server.url}/acme/kits/tree/v1/read`, sha256: kitDigest };
  const more = { name: 'some-kit', url: `${server.url}/acme/more/tree/v1/read`, sha256 };
  writeFiles(directory, { 'registry.yaml': registryText([kits]) });
  commitAll(directory);
  git(directory, 'branch', 'base');
  writeFiles(directory, { 'registry.yaml': registryText([kits, more]) });
  commitAll(directory);
  return directory;
}

/** Runs it without blocking the servers; inputs that are not given have their defaults. */
async function runAction(cwd: string, inputs: Readonly<Record<string, string>>) {
  const files = temporaryDirectory();
  const [output, summary] = [join(files, 'output'), join(files, 'summary')];
  for (const file of [output, summary]) writeFileSync(file, '');
  const env: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    HOME: files,
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: cwd,
    GITHUB_SERVER_URL: server.url,
    GITHUB_API_URL: api.url,
    GITHUB_OUTPUT: output,
    GITHUB_STEP_SUMMARY: summary,
  };
  const { inputs: known, runs } = readActionMetadata();
  for (const [name, { default: value = '' }] of Object.entries(known)) {
    const standard = value.startsWith('${{') ? token : value;
    env[`INPUT_${name.toUpperCase()}`] = inputs[name] ?? standard;
  }
  const child = spawn(actionNode, [join(root, runs.main)], { cwd, env });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  const written = readFileSync(output, 'utf8') + readFileSync(summary, 'utf8');
  expect(log + written).not.toContain(token);
  const verdict = /^verdict<<(\S+)\n(.*)\n\1$/m.exec(written)?.[2] ?? null;
  return { code, log, verdict };
}

const fetched = () =>
  [...new Set(server.seen.map(({ path }) => path.split('/')[2]?.replace('.git', '')))].sort();

test.each([
  ['without a base every row', {}, ['kits', 'more']],
  ['with a base the rows that changed', { base: 'base' }, ['more']],
  [
    'with a base every row where all are asked for',
    { base: 'base', sources: 'all' },
    ['kits', 'more'],
  ],
  ['none where none are asked for', { sources: 'none' }, []],
  ['none offline', { offline: 'true' }, []],
])('fetches %s', async (_name, inputs, repositories) => {
  const run = await runAction(workspace(right), inputs);
  expect({ code: run.code, fetched: fetched() }).toEqual({ code: 0, fetched: repositories });
  expect(api.seen.map(({ headers }) => headers['authorization'])).toEqual(
    repositories.map(() => `token ${token}`),
  );
  expect(JSON.stringify(server.seen)).not.toContain(token);
});

test('a row that changed and has a wrong pin fails at its line', async () => {
  const run = await runAction(workspace('0'.repeat(64)), { base: 'base' });
  expect({ code: run.code, verdict: run.verdict }).toEqual({ code: 1, verdict: 'fail' });
  expect(run.log).toMatch(/^::error file=registry\.yaml,line=12,.*row\/sha256/m);
});

test('an outage is inconclusive, exit code 3, and no annotation blames the author', async () => {
  server.inject((_request, response) => {
    response.writeHead(502, { 'retry-after': '0' }).end();
    return true;
  });
  const run = await runAction(workspace(right), { base: 'base' });
  expect({ code: run.code, verdict: run.verdict }).toEqual({ code: 3, verdict: 'inconclusive' });
  expect(run.log).not.toContain('::error');
}, 60_000);

test('inputs that contradict each other are told before anything is fetched', async () => {
  const run = await runAction(workspace(right), { offline: 'true', sources: 'all' });
  expect(run.code).toBe(2);
  expect(run.log).toContain('offline is true and sources is "all"; give one');
  expect(server.seen).toEqual([]);
});
