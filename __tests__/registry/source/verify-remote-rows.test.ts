// Verdicts of remote rows against a real git server: what a registry's maintainer reads for each kind of
// source, and that each rests on the bytes a host would get.
import { renameSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { makeRemote, startGitServer } from '../../support/git-http-server.ts';
import { startGithubApi } from '../../support/github-api.ts';
import {
  digestOf,
  leftovers,
  packageFiles,
  registryText,
  told,
  verifyText,
} from '../../support/remote-registry.ts';
import { git, temporaryDirectory } from '../../support/tree.ts';

const server = await startGitServer();
const api = await startGithubApi();
const serverUrl = server.url;
const apiUrl = api.url;
const zeros = '0'.repeat(64);

afterEach(() => {
  expect(leftovers()).toEqual([]);
});

const kits = makeRemote(server, 'acme/kits', {
  ...packageFiles('kits/read'),
  ...packageFiles('kits/write', 'write-kit'),
  'kits/bare/README.md': 'no package\n',
  'notes.txt': 'a file\n',
});
symlinkSync('kits', join(kits.work, 'alias'));
symlinkSync('read', join(kits.work, 'kits/link'));
git(kits.work, 'add', '--all');
const someCommit = git(kits.work, 'rev-parse', 'HEAD').trim();
git(kits.work, 'update-index', '--add', '--cacheinfo', `160000,${someCommit},vendor`);
git(kits.work, 'update-index', '--add', '--cacheinfo', `160000,${someCommit},kits/write/vendor`);
git(kits.work, 'commit', '--quiet', '--message', 'all');
git(kits.work, 'tag', '--annotate', '--message', 'one', 'v1');
git(kits.work, 'tag', 'both');
git(kits.work, 'branch', 'both');
git(kits.work, 'branch', 'feature/new');
kits.publish();
api.repositories.set('acme/kits', {});
const commit = git(kits.work, 'rev-parse', 'v1^{commit}').trim();
const readDigest = digestOf(kits.work, 'kits/read');

const at = (rest: string, repository = 'acme/kits'): string =>
  `${serverUrl}/${repository}/tree/${rest}`;

async function verifyOne(url: string, sha256 = readDigest, name = 'read-kit') {
  const result = await verifyText(registryText([{ url, sha256, name }]), { serverUrl, apiUrl });
  return {
    verdict: result.verdicts[0]?.verdict,
    commit: result.verdicts[0]?.resolvedCommit,
    told: told(result.findings),
    places: result.findings.map(({ place }) => `${place.file}:${place.line}:${place.column}`),
    notChecked: result.notChecked,
  };
}

describe('a row', () => {
  test('at a tag with the right pin passes, with its commit', async () => {
    expect(await verifyOne(at('v1/kits/read'))).toEqual({
      verdict: 'pass',
      commit,
      told: [],
      places: [],
      notChecked: [],
    });
  });

  test('with a wrong pin fails with both digests and the way to see the bytes', async () => {
    const result = await verifyText(registryText([{ url: at('v1/kits/read'), sha256: zeros }]), {
      serverUrl,
      apiUrl,
    });
    expect(told(result.findings)).toEqual([
      `row/sha256 differs: plugin:read-kit pins other bytes than "${at('v1/kits/read')}" holds`,
    ]);
    expect(result.findings[0]).toMatchObject({
      found: `${zeros} in the row`,
      expected: `${readDigest} of the bytes that are there`,
      row: 'plugin:read-kit',
      fix: `see the bytes with: git clone --depth 1 --branch v1 ${serverUrl}/acme/kits && plugin-gate digest --explain ${zeros} kits/kits/read; if they are meant, pin them with plugin-gate pin --update 'plugin:read-kit'`,
    });
    expect(result.verdicts[0]).toMatchObject({ verdict: 'fail', digest: readDigest });
  });

  const table: readonly (readonly [string, string, string, readonly string[]])[] = [
    [
      'a branch',
      'main/kits/read',
      'pass',
      ['source/branch branch: "main" is a branch of acme/kits, so the bytes will move'],
    ],
    [
      'a commit id',
      `${commit}/kits/read`,
      'fail',
      [
        `source/commit-id commit-id: "${commit}" is a commit id, and a host clones with --branch, which takes none`,
      ],
    ],
    [
      'a shortened commit id',
      `${commit.slice(0, 9)}/kits/read`,
      'fail',
      [
        `source/commit-id commit-id: "${commit.slice(0, 9)}" is a commit id, and a host clones with --branch, which takes none`,
      ],
    ],
    [
      'a tag and a branch of one name',
      'both/kits/read',
      'fail',
      ['source/ref-ambiguous tag-and-branch: acme/kits has a tag and a branch of the name "both"'],
    ],
    [
      'a branch with a slash',
      'feature/new/kits/read',
      'fail',
      [
        'source/ref-missing slash: acme/kits has the branch "feature/new", and a name with a slash cannot be written in a tree URL',
      ],
    ],
    [
      'a tag that is not there',
      'v2/kits/read',
      'fail',
      ['source/ref-missing missing: acme/kits has no tag or branch "v2"'],
    ],
    [
      'a pull request',
      'refs/pull/7/head',
      'fail',
      [
        'source/pull-ref pull-ref: "refs/pull/7/head" is the ref of a pull request, which no host installs from',
      ],
    ],
    [
      'a path that is not there',
      'v1/kits/none/deeper',
      'fail',
      ['source/path missing: "kits/none" is not in acme/kits at "v1"'],
    ],
    [
      'a file',
      'v1/notes.txt',
      'fail',
      ['source/path not-directory: "notes.txt" is a file in acme/kits at "v1", not a directory'],
    ],
    [
      'a path behind a link',
      'v1/alias/read',
      'fail',
      [
        'source/path link-on-way: "alias" on the way to the package is a symbolic link in acme/kits at "v1"',
      ],
    ],
    [
      'a link',
      'v1/kits/link',
      'fail',
      ['source/path link: "kits/link" is a symbolic link in acme/kits at "v1"'],
    ],
    [
      'a submodule',
      'v1/vendor',
      'fail',
      [
        'source/path submodule: "vendor" is a submodule in acme/kits at "v1", which a clone leaves empty',
      ],
    ],
    [
      'a directory without plugin.json',
      'v1/kits/bare',
      'fail',
      ['source/path no-manifest: "kits/bare" in acme/kits at "v1" has no plugin.json'],
    ],
    [
      'a whole repository without plugin.json',
      'v1',
      'fail',
      ['source/path no-manifest: "." in acme/kits at "v1" has no plugin.json'],
    ],
  ];

  test.each(table.map((row) => [...row] as const))(
    'at %s',
    async (_name, rest, verdict, expected) => {
      const result = await verifyOne(at(rest));
      expect([result.verdict, result.told]).toEqual([verdict, expected]);
      expect(result.places).toEqual(expected.map(() => 'registry.yaml:5:14'));
      expect(result.notChecked).toEqual([]);
    },
  );

  test('with a submodule inside gets the bytes of a clone and a warning', async () => {
    const clone = join(temporaryDirectory(), 'clone');
    git(tmpdir(), 'clone', '--quiet', '--branch', 'v1', join(server.root, 'acme/kits.git'), clone);
    const result = await verifyOne(at('v1/kits/write'), digestOf(clone, 'kits/write'), 'write-kit');
    expect(result.verdict).toBe('pass');
    expect(result.told).toEqual([
      'source/submodule below: the package holds the submodule "vendor", which a host\'s clone leaves empty',
    ]);
  });

  test('that is the root of its repository passes without its .git', async () => {
    const whole = makeRemote(server, 'acme/whole', packageFiles(''));
    git(whole.work, 'tag', 'v1');
    whole.publish();
    api.repositories.set('acme/whole', {});
    const result = await verifyOne(at('v1', 'acme/whole'), digestOf(whole.work));
    expect([result.verdict, result.told]).toEqual(['pass', []]);
  });

  test('whose package a host refuses says why', async () => {
    const broken = makeRemote(server, 'acme/broken', { 'kit/plugin.json': '{"name": 1}\n' });
    git(broken.work, 'tag', 'v1');
    broken.publish();
    api.repositories.set('acme/broken', {});
    const result = await verifyOne(at('v1/kit', 'acme/broken'), digestOf(broken.work, 'kit'));
    expect(result.verdict).toBe('fail');
    expect(result.told).toHaveLength(1);
    expect(result.told[0]).toMatch(
      /^row\/package-not-admitted not-admitted: a Clio host refuses the package at "http.*\/kit": /,
    );
  });

  test('whose attributes change bytes on checkout has the bytes of a clone and the finding', async () => {
    const odd = makeRemote(server, 'acme/odd', {
      ...packageFiles('kit'),
      'kit/run.bat': 'echo\n',
      'kit/big.bin': 'x\n',
      'other/run.bat': 'not fetched\n',
      'other/.gitattributes': '* ident\n',
      '.gitattributes': '*.bat text eol=crlf\n*.bin filter=lfs\n',
    });
    git(odd.work, 'tag', 'v1');
    odd.publish();
    api.repositories.set('acme/odd', {});
    const clone = join(temporaryDirectory(), 'clone');
    git(tmpdir(), 'clone', '--quiet', '--branch', 'v1', join(server.root, 'acme/odd.git'), clone);
    const result = await verifyOne(at('v1/kit', 'acme/odd'), digestOf(clone, 'kit'));
    expect(result.verdict).toBe('fail');
    expect(result.told).toEqual([
      'tree/attribute-filter filter: git passes "big.bin" through the filter "lfs", so the bytes depend on what a machine has installed',
      'tree/attribute-conversion same: git converts "run.bat" on checkout ("eol=crlf"), to the bytes that are here',
    ]);
    expect(result.places).toEqual(['registry.yaml:5:14', 'registry.yaml:5:14']);
  });
});

describe('a repository', () => {
  test('is found on a server whose names carry no .git', async () => {
    const plain = makeRemote(server, 'acme/plain', packageFiles('kit'));
    git(plain.work, 'tag', 'v1');
    plain.publish();
    renameSync(join(server.root, 'acme/plain.git'), join(server.root, 'acme/plain'));
    api.repositories.set('acme/plain', {});
    const result = await verifyOne(at('v1/kit', 'acme/plain'), digestOf(plain.work, 'kit'));
    expect([result.verdict, result.told]).toEqual(['pass', []]);
  });

  test('that is not there is missing or private', async () => {
    const result = await verifyOne(at('v1/kit', 'acme/none'));
    expect([result.verdict, result.told, result.notChecked]).toEqual([
      'fail',
      [
        'source/repository missing: the repository acme/none is missing or private (the server answered 404)',
      ],
      [],
    ]);
  });

  test('that is archived, or has another name by the API, is a warning with the name', async () => {
    api.repositories.set('acme/kits', { archived: true, movedTo: 'new-owner/kits' });
    const result = await verifyOne(at('v1/kits/read'));
    api.repositories.set('acme/kits', {});
    expect([result.verdict, result.told]).toEqual([
      'pass',
      [
        'source/repository-moved moved: the repository acme/kits is "new-owner/kits" now',
        'source/archived archived: the repository acme/kits is archived',
      ],
    ]);
  });

  test('that redirects on its own server is followed and named, without any API', async () => {
    server.inject((request, response) => {
      if (!request.path.startsWith('/acme/old')) return false;
      response.writeHead(301, {
        location: `${serverUrl}${request.path.replace('/acme/old', '/acme/kits')}`,
      });
      response.end();
      return true;
    });
    const text = registryText([{ url: at('v1/kits/read', 'acme/old'), sha256: readDigest }]);
    const result = await verifyText(text, { serverUrl });
    server.inject(null);
    expect(result.verdicts[0]?.verdict).toBe('pass');
    expect(told(result.findings)).toEqual([
      'source/repository-moved moved: the repository acme/old is "acme/kits" now',
    ]);
    expect(result.notChecked).toEqual([
      {
        what: 'whether acme/old is archived or moved',
        why: `no API of ${serverUrl} is configured`,
      },
    ]);
  });
});

test('an extension has its digest checked, and its manifest is not', async () => {
  const extension = makeRemote(server, 'acme/extension', { 'ext/index.txt': 'x\n' });
  git(extension.work, 'tag', 'v1');
  extension.publish();
  api.repositories.set('acme/extension', {});
  const sha256 = digestOf(extension.work, 'ext');
  const text = registryText([{ url: at('v1/ext', 'acme/extension'), sha256 }]);
  const result = await verifyText(text.replace('kind: plugin', 'kind: extension'), {
    serverUrl,
    apiUrl,
  });
  expect([result.verdicts[0]?.verdict, told(result.findings)]).toEqual(['pass', []]);
  expect(result.notChecked).toEqual([
    {
      what: 'the manifest of extension:read-kit',
      why: 'extension packages have a manifest of their own',
    },
  ]);
});

test('many rows share one look-up and one fetch, and are told in file order', async () => {
  const writeFiles40 = Object.assign(
    {},
    ...Array.from({ length: 12 }, (_, n) => packageFiles(`k/${n}`, `kit-${n}`)),
  );
  const many = makeRemote(server, 'acme/many', writeFiles40);
  git(many.work, 'tag', 'v1');
  many.publish();
  api.repositories.set('acme/many', {});
  const rows = Array.from({ length: 12 }, (_, n) => ({
    name: `kit-${n}`,
    url: at(`v1/k/${n}`, 'acme/many'),
    sha256: n === 7 ? zeros : digestOf(many.work, `k/${n}`),
  }));
  server.forget();
  const progress: string[] = [];
  const result = await verifyText(registryText(rows), {
    serverUrl,
    apiUrl,
    progress: (what, done, total) => progress.push(`${what} ${done}/${total}`),
  });
  expect(result.verdicts.map((one) => one.verdict)).toEqual(
    rows.map((_, n) => (n === 7 ? 'fail' : 'pass')),
  );
  expect(server.seen.filter((one) => one.path.includes('/info/refs')).length).toBeLessThanOrEqual(
    3,
  );
  expect(server.seen.filter((one) => one.method === 'POST').length).toBeLessThanOrEqual(4);
  expect(progress).toEqual(Array.from({ length: 13 }, (_, done) => `remote rows ${done}/12`));
});

test('packages are kept where the caller wants them, links and modes as they are', async () => {
  const linked = makeRemote(server, 'acme/linked', packageFiles('kit'));
  symlinkSync('skills/read', join(linked.work, 'kit/short'));
  linked.push();
  git(linked.work, 'tag', 'v1');
  linked.publish();
  const sha256 = digestOf(linked.work, 'kit');
  const text = registryText([{ url: at('v1/kit', 'acme/linked'), sha256 }]);
  const cache = { directory: temporaryDirectory(), write: true };
  for (const _run of ['fetched', 'cached']) {
    const keepIn = temporaryDirectory();
    const result = await verifyText(text, { serverUrl, keepIn, cache });
    expect(result.verdicts[0]?.root).toBe(join(keepIn, '0', 'kit'));
    expect(digestOf(keepIn, '0/kit')).toBe(sha256);
  }
});

test("a tag that leads to no commit is the author's to mend", async () => {
  const odd = makeRemote(server, 'acme/no-commit', packageFiles('kit'));
  git(odd.work, 'tag', 'v1', 'HEAD^{tree}');
  odd.publish();
  api.repositories.set('acme/no-commit', {});
  const result = await verifyOne(at('v1/kit', 'acme/no-commit'));
  expect([result.verdict, result.told]).toEqual([
    'fail',
    [
      'source/checkout refused: git checks nothing out of acme/no-commit at "v1": "the ref leads to no commit"',
    ],
  ]);
});
