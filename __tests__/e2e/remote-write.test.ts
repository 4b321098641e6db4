// What is written and installed from rows on GitHub, by the command line against a real git server on
// loopback: add, pin --update, install, update, smoke.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type GitHttpServer,
  makeRemote,
  type RemoteRepository,
  startGitServer,
} from '../support/git-http-server.ts';
import { startGithubApi } from '../support/github-api.ts';
import { kitDigest } from '../support/remote-kit.ts';
import { digestOf, packageFiles, registryText } from '../support/remote-registry.ts';
import { schemaErrors } from '../support/report-schema.ts';
import { type CliRun, runCli } from '../support/run-cli.ts';
import { git, manifestText, skillText, temporaryDirectory, writeFiles } from '../support/tree.ts';

let server: GitHttpServer;
let apiUrl: string;
let kits: RemoteRepository;
let temporary: string;

/** A package that requires `read-kit`. */
const needy = {
  'needy/plugin.json': manifestText({ name: 'needy-kit' }, { requires: ['plugin:read-kit'] }),
  'needy/skills/read/SKILL.md': skillText,
};

beforeAll(async () => {
  server = await startGitServer();
  const api = await startGithubApi();
  apiUrl = api.url;
  kits = makeRemote(server, 'acme/kits', { ...packageFiles('read'), ...needy });
  git(kits.work, 'tag', 'v1');
  writeFiles(kits.work, {
    'read/plugin.json': manifestText({ name: 'read-kit', version: '2.0.0' }),
  });
  kits.push();
  git(kits.work, 'tag', 'v2');
  git(kits.work, 'branch', 'next');
  writeFiles(kits.work, { 'bad/plugin.json': '{"name": "bad-kit"}' });
  kits.push();
  git(kits.work, 'tag', 'v3');
  kits.publish();
  api.repositories.set('acme/kits', {});
});

beforeEach(() => {
  server.inject(null);
  temporary = temporaryDirectory();
});

function run(cwd: string, ...args: readonly string[]): Promise<CliRun> {
  return runCli(cwd, args, {
    GITHUB_SERVER_URL: server.url,
    GITHUB_API_URL: apiUrl,
    TMPDIR: temporary,
    CLIO_CODER_CONFIG_DIR: join(cwd, 'config'),
  });
}

const url = (rest: string): string => `${server.url}/acme/kits/tree/${rest}`;

function withRegistry(text: string): string {
  const directory = temporaryDirectory();
  writeFileSync(join(directory, 'registry.yaml'), text);
  return directory;
}

const registryIn = (directory: string): string =>
  readFileSync(join(directory, 'registry.yaml'), 'utf8');

describe('add', () => {
  test('writes the row in its place and leaves the rest as it was', async () => {
    const directory = withRegistry(
      '# ours\n- kind: plugin\n  name: alpha-kit\n  description: First.   # by hand\n  version: 1.0.0\n  sourceUrl: kit\n  sha256: "0"\n\n- kind: plugin\n  name: zeta-kit\n  description: Last.\n  version: 1.0.0\n  sourceUrl: kat\n  sha256: "0"\n',
    );
    const added = await run(directory, 'add', url('v1/read'));
    expect({ code: added.code, err: added.err }).toEqual({ code: 0, err: '' });
    expect(added.out).toContain(
      'add    plugin:read-kit: kind, name, description, version, sourceUrl, sha256',
    );
    expect(registryIn(directory)).toBe(
      `# ours\n- kind: plugin\n  name: alpha-kit\n  description: First.   # by hand\n  version: 1.0.0\n  sourceUrl: kit\n  sha256: "0"\n\n- kind: plugin\n  name: read-kit\n  description: Reads pages.\n  version: 1.0.0\n  sourceUrl: ${url('v1/read')}\n  sha256: ${kitDigest}\n  provides: [{kind: skill, name: read}]\n\n- kind: plugin\n  name: zeta-kit\n  description: Last.\n  version: 1.0.0\n  sourceUrl: kat\n  sha256: "0"\n`,
    );
    expect(readdirSync(temporary)).toEqual([]);
  });

  test('starts an empty registry, and what it wrote passes', async () => {
    const directory = withRegistry('entries: []\n');
    const added = await run(directory, 'add', url('v1/read'), '--json');
    expect(added.code).toBe(0);
    expect(schemaErrors('pinResult', JSON.parse(added.out))).toEqual([]);
    const check = await run(directory, 'check', '.');
    expect({ code: check.code, out: check.out }).toEqual({
      code: 0,
      out: expect.stringContaining('pass: no errors'),
    });
    expect((await run(directory, 'pin', '--check')).code).toBe(0);
  });

  test('says of a branch that its bytes will move', async () => {
    const directory = withRegistry('[]\n');
    const added = await run(directory, 'add', url('next/read'));
    expect(added.code).toBe(0);
    expect(added.out).toContain('"next" is a branch of acme/kits, so the bytes will move');
  });

  test.each([
    ['a package that a host refuses', 'v3/bad', 'row/package-not-admitted'],
    ['a path that is not there', 'v1/reed', 'source/path'],
    ['a tag that is not there', 'v9/read', 'source/ref-missing'],
    ['a commit id', `${'a'.repeat(40)}/read`, 'source/commit-id'],
    ['a package whose requirement has no row', 'v1/needy', 'registry/requires-missing'],
  ])('refuses %s and writes nothing', async (_name, rest, rule) => {
    const directory = withRegistry('[]\n');
    const refused = await run(directory, 'add', url(rest));
    expect(refused.code).toBe(1);
    expect(refused.out).toContain(rule);
    expect(refused.out).toContain('registry.yaml was not written: 1 fault to put right first');
    expect(registryIn(directory)).toBe('[]\n');
    expect(readdirSync(temporary)).toEqual([]);
  });

  test('refuses a name that has a row, and says how to change that row', async () => {
    const directory = withRegistry('[]\n');
    await run(directory, 'add', url('v1/read'));
    const before = registryIn(directory);
    const again = await run(directory, 'add', url('v2/read'));
    expect(again.code).toBe(1);
    expect(again.out).toContain('plugin-gate pin --update plugin:read-kit');
    expect(registryIn(directory)).toBe(before);
  });

  test('an outage writes nothing and is exit 3; a wrong command line is 2', async () => {
    const directory = withRegistry('[]\n');
    for (const [text, says] of [
      ['https://example.org/a/b/tree/v1', 'is no GitHub tree URL'],
      [`${server.url.replace('//', '//me:pw@')}/a/b/tree/v1`, 'is no GitHub tree URL'],
      ['--upload-pack=touch pwned', "unknown option '--upload-pack=touch pwned'"],
    ] as const) {
      const wrong = await run(directory, 'add', text);
      expect({ code: wrong.code, err: wrong.err }).toEqual({
        code: 2,
        err: expect.stringContaining(says),
      });
      expect(wrong.err).not.toContain('me:pw');
    }
    expect((await run(temporaryDirectory(), 'add', url('v1/read'))).code).toBe(2);
    server.inject((_request, response) => {
      response.writeHead(503, { 'retry-after': '0' }).end();
      return true;
    });
    const down = await run(directory, 'add', url('v1/read'));
    expect({ code: down.code, out: down.out }).toEqual({ code: 3, out: '' });
    expect(down.err).toContain('could not be had');
    expect(registryIn(directory)).toBe('[]\n');
  }, 60_000);
});

describe('pin', () => {
  const row = (rest: string, sha256 = kitDigest, version = '1.0.0'): string =>
    registryText([{ url: url(rest), sha256, version }]);

  test('--update rewrites the fields a machine knows, and nothing else', async () => {
    const before = `# head\n${row('v2/read')}  category: reading # by hand\n`;
    const directory = withRegistry(before);
    expect((await run(directory, 'pin', '.')).code).toBe(1);
    expect(registryIn(directory)).toBe(before);
    const updated = await run(directory, 'pin', '.', '--update', 'plugin:read-kit');
    expect({ code: updated.code, err: updated.err }).toEqual({ code: 0, err: '' });
    expect(updated.out).toContain('update plugin:read-kit: version, sha256\n');
    const digest = digestOf(kits.work, 'read');
    expect(registryIn(directory)).toBe(before.replace('1.0.0', '2.0.0').replace(kitDigest, digest));
    const after = registryIn(directory);
    const twice = await run(directory, 'pin', '.', '--update', 'plugin:read-kit');
    expect(twice.out).toContain('nothing to write');
    expect(registryIn(directory)).toBe(after);
    expect((await run(directory, 'check', '.')).code).toBe(0);
  }, 60_000);

  test('verifies remote rows without rewriting them, and one that fails stops it', async () => {
    const directory = withRegistry(row('v1/read', '0'.repeat(64)));
    const before = registryIn(directory);
    const refused = await run(directory, 'pin', '.');
    expect(refused.code).toBe(1);
    expect(refused.out).toContain('source/moved');
    expect(refused.out).toContain("plugin-gate pin --update 'plugin:read-kit'");
    expect(registryIn(directory)).toBe(before);
    expect((await run(directory, 'pin', '.', '--offline')).code).toBe(0);
  });

  test('says that bytes changed under one version', async () => {
    const directory = withRegistry(row('v1/read', '0'.repeat(64)));
    const updated = await run(directory, 'pin', '.', '--update', 'plugin:read-kit');
    expect(updated.code).toBe(0);
    expect(updated.out).toContain('its version "1.0.0" did not');
  });

  test.each([
    ['plugin:reed-kit', 'did you mean plugin:read-kit?'],
    ['plugin:local-kit', 'local rows are pinned without --update'],
  ])('--update %s is a wrong command line', async (id, says) => {
    const local = registryText([{ name: 'local-kit', url: 'kit', sha256: kitDigest }]);
    const directory = withRegistry(local + row('v1/read'));
    const wrong = await run(directory, 'pin', '.', '--update', id);
    expect({ code: wrong.code, err: wrong.err }).toEqual({
      code: 2,
      err: expect.stringContaining(says),
    });
  });

  test('cannot be decided where the server is down, and leaves the row alone', async () => {
    server.inject((_request, response) => {
      response.writeHead(503, { 'retry-after': '0' }).end();
      return true;
    });
    const directory = withRegistry(row('v1/read'));
    const before = registryIn(directory);
    expect((await run(directory, 'pin', '.')).code).toBe(3);
    expect((await run(directory, 'pin', '.', '--update', 'plugin:read-kit')).code).toBe(3);
    expect(registryIn(directory)).toBe(before);
  }, 90_000);
});

describe('install and update from a row', () => {
  test('records the URL, updates from the row of a registry, and refuses without one', async () => {
    const directory = withRegistry(registryText([{ url: url('v1/read'), sha256: kitDigest }]));
    const scope = ['--scope', 'user', '--json'];
    const from = ['--registry', 'registry.yaml'];
    const installed = await run(directory, 'install', 'plugin:read-kit', ...from, ...scope);
    expect({ code: installed.code, err: installed.err }).toEqual({ code: 0, err: '' });
    const state = () =>
      JSON.parse(readFileSync(join(directory, 'config', 'plugins', 'state.json'), 'utf8'))
        .installed['read-kit'];
    expect(state()).toMatchObject({
      source: url('v1/read'),
      contentDigest: kitDigest,
      origin: { kind: 'catalog', source: 'plugin:read-kit' },
      trust: 'trusted',
    });
    const without = await run(directory, 'update', 'read-kit', ...scope);
    expect(without.code).toBe(1);
    expect(JSON.parse(without.out).diagnostics[0]).toMatchObject({
      code: 'missing_row',
      message: expect.stringContaining('no verified registry row "plugin:read-kit"'),
    });
    const second = digestOf(kits.work, 'read');
    writeFileSync(
      join(directory, 'registry.yaml'),
      registryText([{ url: url('v2/read'), sha256: second, version: '2.0.0' }]),
    );
    const updated = await run(directory, 'update', 'read-kit', ...from, ...scope);
    expect({ code: updated.code, err: updated.err }).toEqual({ code: 0, err: '' });
    expect(state()).toMatchObject({ source: url('v2/read'), contentDigest: second });
    writeFileSync(join(directory, 'registry.yaml'), '[]\n');
    const gone = await run(directory, 'update', 'read-kit', ...from, ...scope);
    expect(JSON.parse(gone.out).diagnostics[0].code).toBe('missing_row');
    expect(readdirSync(temporary)).toEqual([]);
  }, 60_000);

  test('a row that does not verify installs nothing', async () => {
    const wrong = '0'.repeat(64);
    const directory = withRegistry(registryText([{ url: url('v1/read'), sha256: wrong }]));
    const from = ['--registry', 'registry.yaml', '--scope', 'user', '--json'];
    const refused = await run(directory, 'install', 'plugin:read-kit', ...from);
    expect(refused.code).toBe(1);
    expect(JSON.parse(refused.out).diagnostics[0]).toMatchObject({ code: 'mismatch' });
    server.inject((_request, response) => {
      response.writeHead(503, { 'retry-after': '0' }).end();
      return true;
    });
    expect((await run(directory, 'install', 'plugin:read-kit', ...from)).code).toBe(3);
    expect(existsSync(join(directory, 'config', 'plugins', 'read-kit'))).toBe(false);
    expect(readdirSync(temporary)).toEqual([]);
  }, 60_000);

  test('a plan made with --dry-run can be carried out: it names the URL, not a copy', async () => {
    const directory = withRegistry(registryText([{ url: url('v1/read'), sha256: kitDigest }]));
    const args = ['install', 'plugin:read-kit', '--registry', 'registry.yaml', '--scope', 'user'];
    const planned = await run(directory, ...args, '--dry-run');
    expect(planned.code).toBe(0);
    expect(planned.out).not.toContain(temporary);
    writeFileSync(join(directory, 'plan.json'), planned.out);
    const done = await run(directory, ...args, '--expect', 'plan.json');
    expect({ code: done.code, err: done.err }).toEqual({ code: 0, err: '' });
  }, 60_000);
});

describe('smoke', () => {
  const both = (): string =>
    registryText([
      { name: 'needy-kit', url: url('v1/needy'), sha256: digestOf(kits.work, 'needy') },
      { url: url('v1/read'), sha256: kitDigest },
    ]).replace('sha256', 'requires: [plugin:read-kit]\n  sha256');

  test('a remote row is tried with its remote requirement', async () => {
    const directory = withRegistry(both());
    const smoke = await run(directory, 'smoke', 'plugin:needy-kit', '--json');
    expect({ code: smoke.code, err: smoke.err }).toEqual({ code: 0, err: '' });
    const { results } = JSON.parse(smoke.out);
    expect(
      results.map((one: { package: string; scope: string; result: string }) => [
        one.package,
        one.scope,
        one.result,
      ]),
    ).toEqual([
      ['plugin:needy-kit', 'user', 'pass'],
      ['plugin:needy-kit', 'project', 'pass'],
    ]);
    expect(readdirSync(temporary)).toEqual([]);
  }, 60_000);

  test('check --smoke tries every remote row, and what is down is inconclusive', async () => {
    const directory = withRegistry(both());
    const check = await run(directory, 'check', '.', '--smoke', '--json');
    expect({ code: check.code, err: check.err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(check.out).verdict).toBe('pass');
    server.inject((_request, response) => {
      response.writeHead(503, { 'retry-after': '0' }).end();
      return true;
    });
    expect((await run(directory, 'check', '.', '--smoke')).code).toBe(3);
    expect((await run(directory, 'smoke', 'plugin:read-kit')).code).toBe(3);
    expect(readdirSync(temporary)).toEqual([]);
  }, 90_000);
});
