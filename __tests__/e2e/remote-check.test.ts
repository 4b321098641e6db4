// Rows on a real git server and a real API on loopback, checked by the command line as a user runs it: what
// each kind of source gets, what an outage gets, what the cache saves, and where the token goes.
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type GitHttpServer,
  makeRemote,
  type RemoteRepository,
  startGitServer,
} from '../support/git-http-server.ts';
import { type GithubApi, startGithubApi } from '../support/github-api.ts';
import { kitDigest, readKit } from '../support/remote-kit.ts';
import { packageFiles, type RowText, registryText } from '../support/remote-registry.ts';
import { schemaErrors } from '../support/report-schema.ts';
import { checkReport, runCli } from '../support/run-cli.ts';
import { commitAll, git, temporaryDirectory, writeFiles } from '../support/tree.ts';

let server: GitHttpServer;
let api: GithubApi;
let kits: RemoteRepository;
let temporary: string;

beforeAll(async () => {
  server = await startGitServer();
  api = await startGithubApi();
  kits = makeRemote(server, 'acme/kits');
  readKit(kits.work, 'read');
  writeFiles(kits.work, { 'README.md': 'kits\n', 'empty/README.md': 'no package\n' });
  symlinkSync('read', join(kits.work, 'linked'));
  const first = kits.push();
  git(kits.work, 'tag', 'v1');
  git(kits.work, 'tag', 'both');
  git(kits.work, 'branch', 'both');
  git(kits.work, 'branch', 'next/two');
  git(kits.work, 'branch', 'both-not');
  git(kits.work, 'update-index', '--add', '--cacheinfo', `160000,${first},read/vendor`);
  git(kits.work, 'commit', '--quiet', '--message', 'submodule');
  git(kits.work, 'tag', 'with-submodule');
  kits.publish();
  const whole = makeRemote(server, 'acme/whole', packageFiles(''));
  git(whole.work, 'tag', 'v1');
  whole.publish();
  for (const name of ['acme/kits', 'acme/whole']) api.repositories.set(name, {});
  api.repositories.set('acme/old', { archived: true });
  const old = makeRemote(server, 'acme/old', packageFiles('read'));
  git(old.work, 'tag', 'v1');
  old.publish();
});

beforeEach(() => {
  server.inject(null);
  server.forget();
  api.inject(null);
  api.seen.length = 0;
  temporary = temporaryDirectory();
});

function servers(more: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  return {
    GITHUB_SERVER_URL: server.url,
    GITHUB_API_URL: api.url,
    TMPDIR: temporary,
    ...more,
  };
}

/** A directory with a registry whose rows are on the server; `rest` is what follows its address. */
function registryOf(
  ...rows: readonly (Omit<RowText, 'url' | 'sha256'> & { rest: string; sha256?: string })[]
) {
  const directory = temporaryDirectory();
  const texts = rows.map(({ rest, sha256 = kitDigest, ...row }) => ({
    ...row,
    url: `${server.url}/${rest}`,
    sha256,
  }));
  writeFileSync(join(directory, 'registry.yaml'), registryText(texts));
  return directory;
}

interface Source {
  readonly name: string;
  readonly rest: string;
  readonly sha256?: string;
  readonly verdict: 'pass' | 'fail';
  readonly code: 0 | 1;
  /** `severity rule: message`, all there are; `COMMIT` stands for the digits of a commit. */
  readonly told: readonly string[];
}

/** A source that passes or fails by one finding. */
const gets = (
  name: string,
  rest: string,
  verdict: 'pass' | 'fail',
  told: string | null,
  sha256: string = kitDigest,
): Source => ({
  name,
  rest,
  sha256,
  verdict,
  code: verdict === 'pass' ? 0 : 1,
  told: told === null ? [] : [told],
});

// The digest of the package with an empty `vendor` in it, from the independent reference.
const withVendor = '4112fc079c9426e9bd4d889b6ad297b00bafa67a7b028a21f2363bfa809a322c';

const sources: readonly Source[] = [
  gets('a tag', 'acme/kits/tree/v1/read', 'pass', null),
  gets('a package that is the whole repository', 'acme/whole/tree/v1', 'pass', null),
  gets(
    'a tag, and a pin of other bytes',
    'acme/kits/tree/v1/read',
    'fail',
    'error source/moved: the source moved since it was pinned, or the pin was never true: "v1" of acme/kits is COMMIT',
    '0'.repeat(64),
  ),
  gets(
    'a branch',
    'acme/kits/tree/both-not/read',
    'pass',
    'warning source/branch: "both-not" is a branch of acme/kits, so the bytes will move',
  ),
  gets(
    'a commit id',
    'acme/kits/tree/COMMIT/read',
    'fail',
    'error source/commit-id: "COMMIT" is a commit id, and a host clones with --branch, which takes none',
  ),
  gets(
    'a path that is not there',
    'acme/kits/tree/v1/reed',
    'fail',
    'error source/path: "reed" is not in acme/kits at "v1"',
  ),
  gets(
    'a tag that is not there',
    'acme/kits/tree/v2/read',
    'fail',
    'error source/ref-missing: acme/kits has no tag or branch "v2"',
  ),
  gets(
    'a repository that is not there',
    'acme/none/tree/v1/read',
    'fail',
    'error source/repository: the repository acme/none is missing or private (the server answered 404)',
  ),
  gets(
    'a tag and a branch of one name',
    'acme/kits/tree/both/read',
    'fail',
    'error source/ref-ambiguous: acme/kits has a tag and a branch of the name "both"',
  ),
  gets(
    'a ref with a slash',
    'acme/kits/tree/next/two/read',
    'fail',
    'error source/ref-missing: acme/kits has the branch "next/two", and a name with a slash cannot be written in a tree URL',
  ),
  gets(
    'a submodule inside the package',
    'acme/kits/tree/with-submodule/read',
    'pass',
    'warning source/submodule: the package holds the submodule "vendor", which a host\'s clone leaves empty',
    withVendor,
  ),
  gets(
    'a path that is a submodule',
    'acme/kits/tree/with-submodule/read/vendor',
    'fail',
    'error source/path: "read/vendor" is a submodule in acme/kits at "with-submodule", which a clone leaves empty',
  ),
  gets(
    'a path that is a link',
    'acme/kits/tree/v1/linked',
    'fail',
    'error source/path: "linked" is a symbolic link in acme/kits at "v1"',
  ),
  gets(
    'a path behind a link',
    'acme/kits/tree/v1/linked/skills',
    'fail',
    'error source/path: "linked" on the way to the package is a symbolic link in acme/kits at "v1"',
  ),
  gets(
    'a directory without plugin.json',
    'acme/kits/tree/v1/empty',
    'fail',
    'error source/path: "empty" in acme/kits at "v1" has no plugin.json',
  ),
  gets(
    'a file',
    'acme/kits/tree/v1/README.md',
    'fail',
    'error source/path: "README.md" is a file in acme/kits at "v1", not a directory',
  ),
  gets(
    'the ref of a pull request',
    'acme/kits/tree/refs/pull/1/head',
    'fail',
    'error source/pull-ref: "refs/pull/1/head" is the ref of a pull request, which no host installs from',
  ),
  gets(
    'an archived repository',
    'acme/old/tree/v1/read',
    'pass',
    'warning source/archived: the repository acme/old is archived',
  ),
];

function withoutCommits(text: string): string {
  return text.replace(/\b(?:[0-9a-f]{40}|[0-9a-f]{12})\b/g, 'COMMIT');
}

test.each(sources.map((one) => [one.name, one] as const))('%s', async (_name, source) => {
  const { rest, sha256, verdict, code, told } = source;
  const head = git(kits.work, 'rev-parse', 'v1').trim();
  const digest = sha256 === undefined ? {} : { sha256 };
  const directory = registryOf({ rest: rest.replace('COMMIT', head), ...digest });
  const { report, ...run } = await checkReport(directory, ['.'], servers());
  const seen = report.findings.map(
    ({ severity, rule, message }) => `${severity} ${rule}: ${withoutCommits(message)}`,
  );
  const row = report.registry?.rows[0];
  expect({ code: run.code, verdict: row?.verdict, told: seen }).toEqual({ code, verdict, told });
  expect(report.notChecked).toEqual([]);
  expect(schemaErrors('report', report)).toEqual([]);
  if (verdict === 'pass') {
    expect(row?.digest).toBe(sha256);
    expect(row?.resolvedCommit).toMatch(/^[0-9a-f]{40}$/);
  }
  expect(run.err).toBe('');
  expect(readdirSync(temporary)).toEqual([]);
});

describe("an outage is never the author's fault and never a pass", () => {
  const broken = (status: number) => (request: { path: string }, response: ServerResponse) => {
    if (!request.path.startsWith('/acme/kits')) return false;
    response.writeHead(status, { 'retry-after': '0' }).end();
    return true;
  };

  test('a server that answers 503', async () => {
    server.inject(broken(503));
    const directory = registryOf({ rest: 'acme/kits/tree/v1/read' });
    const { code, report } = await checkReport(directory, ['.'], servers());
    expect(code).toBe(3);
    expect(report.verdict).toBe('inconclusive');
    expect(report.reason).toMatch(/^the bytes of plugin:read-kit could not be had: .*503/);
    expect(report.findings).toEqual([]);
    expect(report.registry?.rows[0]).toMatchObject({ verdict: 'inconclusive', digest: null });
    expect(report.notChecked).toEqual([
      { what: 'the bytes of plugin:read-kit', why: expect.stringContaining('503') },
    ]);
    const text = await runCli(directory, ['check', '.'], servers());
    expect(text.code).toBe(3);
    expect(text.out).toContain('inconclusive');
    expect(text.out).not.toContain('pass');
    expect(readdirSync(temporary)).toEqual([]);
  }, 60_000);

  test('a server that is not there', async () => {
    const gone = await startGitServer();
    await gone.close();
    const directory = registryOf({ rest: 'acme/kits/tree/v1/read' });
    const file = join(directory, 'registry.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(server.url, gone.url));
    const run = await checkReport(directory, ['.'], servers({ GITHUB_SERVER_URL: gone.url }));
    expect(run.code).toBe(3);
    expect(run.report.notChecked).toHaveLength(1);
  }, 60_000);

  test('one repository that is down costs the others nothing, and a fault beside it fails', async () => {
    server.inject(broken(503));
    const one = { name: 'one-kit', rest: 'acme/kits/tree/v1/read' };
    const good = await checkReport(
      registryOf(one, { rest: 'acme/whole/tree/v1' }),
      ['.'],
      servers(),
    );
    expect(good.code).toBe(3);
    expect(good.report.registry?.rows.map(({ verdict }) => verdict)).toEqual([
      'inconclusive',
      'pass',
    ]);
    const bad = registryOf(one, { rest: 'acme/whole/tree/v1', sha256: '0'.repeat(64) });
    const run = await checkReport(bad, ['.'], servers());
    expect(run.code).toBe(1);
    expect(run.report.registry?.rows.map(({ verdict }) => verdict)).toEqual([
      'inconclusive',
      'fail',
    ]);
  }, 60_000);

  test('an API that is down leaves archived and moved unchecked, and the verdict stands', async () => {
    api.inject((_request, response) => {
      response.writeHead(500).end();
      return true;
    });
    const directory = registryOf({ rest: 'acme/kits/tree/v1/read' });
    const { code, report } = await checkReport(directory, ['.'], servers());
    expect(code).toBe(0);
    expect(report.notChecked.map(({ what }) => what)).toEqual([
      'whether acme/kits is archived or moved',
    ]);
  }, 60_000);
});

test('a second run from the cache needs look-ups only, and tells a moved tag', async () => {
  const moving = makeRemote(server, 'acme/moving', packageFiles('read'));
  git(moving.work, 'tag', 'v1');
  moving.publish();
  api.repositories.set('acme/moving', {});
  const directory = registryOf({ rest: 'acme/moving/tree/v1/read' });
  const check = () => checkReport(directory, ['.', '--cache', 'kept'], servers());
  const posts = () => server.seen.filter(({ method }) => method === 'POST').length;
  expect((await check()).code).toBe(0);
  // One to list the refs, and those that fetch.
  const first = posts();
  server.forget();
  const again = await check();
  expect(again.code).toBe(0);
  expect(again.report.registry?.rows[0]?.digest).toBe(kitDigest);
  expect(first).toBeGreaterThan(1);
  expect(posts()).toBe(1);
  writeFiles(moving.work, { 'read/more.md': 'more\n' });
  moving.push();
  git(moving.work, 'tag', '--force', 'v1');
  moving.publish();
  const moved = await check();
  expect(moved.code).toBe(1);
  expect(moved.report.findings.map(({ message }) => withoutCommits(message))).toEqual([
    'the source moved since it was pinned: "v1" of acme/moving was COMMIT and is COMMIT',
  ]);
  // Kept below a directory that is searched, and none of its packages.
  expect(readdirSync(join(directory, 'kept', '.sources-1'))).toEqual(['packages', 'pins']);
}, 60_000);

test('the token goes to the API of its own server and nowhere else, and is never printed', async () => {
  const token = 'a-secret-token-of-this-test';
  const directory = registryOf({ rest: 'acme/kits/tree/v1/read', sha256: '0'.repeat(64) });
  const run = await runCli(directory, ['check', '.'], servers({ GITHUB_TOKEN: token }));
  expect(api.seen.map(({ headers }) => headers['authorization'])).toEqual([`token ${token}`]);
  expect(server.seen.length).toBeGreaterThan(1);
  expect(JSON.stringify(server.seen)).not.toContain(token);
  expect(run.out + run.err).not.toContain(token);
  expect(run.out).not.toContain(Buffer.from(token).toString('base64'));
});

describe('which rows are fetched', () => {
  function changedRow(): string {
    const directory = registryOf({ rest: 'acme/kits/tree/v1/read' });
    commitAll(directory);
    git(directory, 'branch', 'base');
    const more = { name: 'whole-kit', url: `${server.url}/acme/whole/tree/v1`, sha256: kitDigest };
    const before = readFileSync(join(directory, 'registry.yaml'), 'utf8');
    writeFileSync(join(directory, 'registry.yaml'), before + registryText([more]));
    commitAll(directory);
    return directory;
  }
  const repositories = () => [
    ...new Set(
      server.seen.map(({ path }) =>
        path
          .split('/')
          .slice(1, 3)
          .join('/')
          .replace(/\.git$/, ''),
      ),
    ),
  ];

  test.each([
    ['none asked for', ['--sources', 'none'], []],
    ['offline', ['--offline'], []],
    ['with a base, what changed', ['--base', 'base'], ['acme/whole']],
    ['only what changed', ['--base', 'base', '--changed-only'], ['acme/whole']],
    ['with a base, all', ['--base', 'base', '--sources', 'all'], ['acme/kits', 'acme/whole']],
    ['without a base, all', [], ['acme/kits', 'acme/whole']],
  ])('%s', async (_name, args, wanted) => {
    const { report } = await checkReport(changedRow(), ['.', ...args], servers());
    expect(repositories().sort()).toEqual(wanted);
    const skipped = report.registry?.rows.filter(({ verdict }) => verdict === 'skipped') ?? [];
    expect(skipped).toHaveLength(2 - wanted.length);
  });

  test.each([
    [['--offline', '--sources', 'all'], '--offline and --sources all exclude each other'],
    [['--sources', 'changed'], '--sources changed needs --base'],
    [['--base', 'base', '--changed-only', '--sources', 'all'], 'exclude each other'],
    [['--sources', 'some'], 'Allowed choices are none, changed, all'],
  ])('%j is a wrong command line', async (args, says) => {
    const run = await runCli(changedRow(), ['check', '.', ...args], servers());
    expect({ code: run.code, err: run.err }).toEqual({
      code: 2,
      err: expect.stringContaining(says),
    });
    expect(server.seen).toEqual([]);
  });

  test('a server that is none is a wrong configuration, told without its password', async () => {
    const directory = registryOf({ rest: 'acme/kits/tree/v1/read' });
    const file = join(directory, 'registry.yaml');
    const text = readFileSync(file, 'utf8').replace(server.url, 'https://github.com');
    writeFileSync(file, text);
    const run = await runCli(directory, ['check', '.'], {
      GITHUB_SERVER_URL: 'http://user:secret@server.example',
    });
    expect(run.code).toBe(2);
    expect(run.err).toContain('GITHUB_SERVER_URL');
    expect(run.err).not.toContain('secret');
  });

  test('a password in a row is not repeated', async () => {
    const directory = registryOf({ rest: 'acme/kits/tree/v1/read' });
    const file = join(directory, 'registry.yaml');
    const text = readFileSync(file, 'utf8').replace(/http:\/\//, 'https://user:secret@');
    writeFileSync(file, text);
    const run = await runCli(directory, ['check', '.', '--json'], servers());
    expect(run.code).toBe(1);
    const [found] = JSON.parse(run.out).findings;
    expect(JSON.stringify(found)).not.toContain('secret');
  });
});
