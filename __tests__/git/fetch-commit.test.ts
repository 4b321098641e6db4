// Fetching as a host fetches: equal bytes to a plain clone, few bytes, no configuration, nothing left.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readTree } from '../../src/digest/read-tree.ts';
import { type FetchedCommit, fetchCommit } from '../../src/git/fetch-commit.ts';
import type { FetchContext } from '../../src/git/fetch-context.ts';
import { fetchLimits } from '../../src/git/fetch-limits.ts';
import { makeRemote, type RemoteRepository, startGitServer } from '../support/git-http-server.ts';
import { git, temporaryDirectory, writeFiles, writeTree } from '../support/tree.ts';

// A temporary directory of its own, so that what is left behind can be seen.
const staging = temporaryDirectory();
const server = await startGitServer();

function context(more: Partial<FetchContext> = {}): FetchContext {
  return {
    server: server.url,
    token: null,
    environment: { ...process.env, TMPDIR: staging },
    limits: fetchLimits,
    now: Date.now,
    ...more,
  };
}

async function fetchPaths(
  repository: string,
  ref: string,
  paths: readonly string[],
  more: Partial<FetchContext> = {},
): Promise<FetchedCommit> {
  const url = `${more.server ?? server.url}/${repository}.git`;
  const fetched = await fetchCommit(context(more), { url, ref, paths, directoryName: 'kit' });
  if (!fetched.ok) throw new Error(JSON.stringify(fetched.failure));
  const step = await fetched.commit.checkOut(paths);
  if (!step.ok) throw new Error(JSON.stringify(step.failure));
  return fetched.commit;
}

function digestOf(directory: string): string {
  const { digest } = readTree(directory);
  if (digest === null) throw new Error(`no digest of ${directory}`);
  return digest;
}

// Asynchronous: the server is in this process.
async function plainClone(repository: string, branch: string): Promise<string> {
  const directory = join(temporaryDirectory(), 'kit');
  await promisify(execFile)('git', [
    'clone',
    '--quiet',
    '--depth=1',
    '--branch',
    branch,
    `${server.url}/${repository}.git`,
    directory,
  ]);
  return directory;
}

const staged = (): readonly string[] => readdirSync(staging);

/** Every oddity of a checkout that a plain clone may treat in its own way. */
function makeOddRemote(): RemoteRepository {
  const remote = makeRemote(server, 'o/odd', { 'README.md': 'odd\n' });
  const package_ = [
    { path: 'unix.txt', utf8: 'one\ntwo\n' },
    { path: 'dos.txt', utf8: 'one\r\ntwo\r\n' },
    { path: 'crlf.bat', utf8: 'echo\necho\n' },
    { path: 'ident.c', utf8: '/* $Id$ */\n' },
    { path: 'wide.txt', base64: Buffer.from('\uFEFFwide\n', 'utf16le').toString('base64') },
    { path: 'secret/export.txt', utf8: 'left out of archives\n' },
    { path: 'subst.txt', utf8: '$Format:%H$\n' },
    {
      path: 'model.bin',
      utf8: 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n',
    },
    { path: 'run.sh', utf8: '#!/bin/sh\n', executable: true },
    { path: 'binary', base64: 'AAECDQoNCg==' },
    { path: '.hidden/deep/er/file', utf8: '' },
    { path: 'naïve name ', utf8: 'trailing space\n' },
    { path: 'a-b', utf8: '1' },
    { path: 'a/b', utf8: '2' },
    { path: 'a.txt', utf8: '3' },
  ].map((entry) => ({ ...entry, type: 'file' as const }));
  for (const root of ['kits/[one] * !x', 'kits/plain', '-dash/--upload-pack=x']) {
    writeTree(join(remote.work, root), [
      ...package_,
      { path: 'link', type: 'link', target: 'a/b' },
      { path: 'dir-link', type: 'link', target: 'a' },
    ]);
    writeTree(join(remote.work, root), [
      {
        path: '.gitattributes',
        type: 'file',
        utf8: 'secret export-ignore\nnested.txt text eol=crlf\n',
      },
      { path: 'nested.txt', type: 'file', utf8: 'x\ny\n' },
    ]);
  }
  writeFileSync(
    join(remote.work, '.gitattributes'),
    '*.txt text\n*.bat text eol=crlf\n*.c ident\nwide.txt text working-tree-encoding=UTF-16LE-BOM\nsubst.txt export-subst\n*.bin filter=lfs diff=lfs merge=lfs -text\n',
  );
  git(remote.work, 'add', '--all');
  const gitlink = git(remote.work, 'rev-parse', 'HEAD').trim();
  for (const root of ['kits/[one] * !x', 'kits/plain', '-dash/--upload-pack=x']) {
    git(remote.work, 'update-index', '--add', '--cacheinfo', `160000,${gitlink},${root}/vendor`);
  }
  git(remote.work, 'commit', '--quiet', '--message', 'odd');
  git(remote.work, 'tag', '--annotate', '--message', 'one', 'v1');
  remote.publish();
  return remote;
}

describe('bytes', () => {
  test('every oddity has the bytes of a plain clone, path by path and as a whole', async () => {
    const remote = makeOddRemote();
    const clone = await plainClone('o/odd', 'v1');
    for (const path of ['kits/[one] * !x', 'kits/plain', '-dash/--upload-pack=x', 'kits']) {
      const commit = await fetchPaths('o/odd', 'refs/tags/v1', [path]);
      expect(commit.filtered).toBe(true);
      expect([path, digestOf(join(commit.workTree, path))]).toEqual([
        path,
        digestOf(join(clone, path)),
      ]);
      commit.remove();
    }
    const whole = await fetchPaths('o/odd', 'refs/tags/v1', ['']);
    expect(digestOf(whole.workTree)).toBe(digestOf(clone));
    expect(whole.id).toBe(git(remote.work, 'rev-parse', 'v1^{commit}').trim());
    expect(readdirSync(join(whole.workTree, 'kits/plain/vendor'))).toEqual([]);
    expect(readFileSync(join(whole.workTree, 'kits/plain/crlf.bat'), 'utf8')).toBe(
      'echo\r\necho\r\n',
    );
    whole.remove();
  });

  test('a hostile configuration and environment change nothing and run nothing', async () => {
    makeRemote(server, 'o/victim', {
      'kit/plugin.json': '{}\n',
      '.gitattributes': '* filter=evil\n',
    });
    const home = temporaryDirectory();
    const marker = join(home, 'ran');
    const hooks = join(home, 'hooks');
    mkdirSync(hooks);
    writeFileSync(join(hooks, 'post-checkout'), `#!/bin/sh\ntouch ${marker}\n`, { mode: 0o755 });
    writeFileSync(
      join(home, '.gitconfig'),
      `[core]\n\thooksPath = ${hooks}\n\tautocrlf = true\n\tfsmonitor = "touch ${marker}"\n` +
        `[filter "evil"]\n\tsmudge = "touch ${marker}; sed s/{}/evil/"\n\trequired = true\n` +
        `[url "http://127.0.0.1:9/"]\n\tinsteadOf = ${server.url}/\n` +
        `[credential]\n\thelper = "!touch ${marker}"\n`,
    );
    const environment = {
      ...process.env,
      TMPDIR: staging,
      HOME: home,
      GIT_CONFIG_GLOBAL: join(home, '.gitconfig'),
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'core.autocrlf',
      GIT_CONFIG_VALUE_0: 'true',
      GIT_DIR: '/nowhere',
      GIT_ASKPASS: `touch ${marker}`,
      GIT_SSH_COMMAND: `touch ${marker}`,
      GIT_PROXY_COMMAND: `touch ${marker}`,
      GIT_EXTERNAL_DIFF: `touch ${marker}`,
      GIT_TEMPLATE_DIR: hooks,
      GITHUB_TOKEN: 'secret',
    };
    const commit = await fetchPaths('o/victim', 'refs/heads/main', ['kit'], { environment });
    expect(readFileSync(join(commit.workTree, 'kit/plugin.json'), 'utf8')).toBe('{}\n');
    commit.remove();
    expect(existsSync(marker)).toBe(false);
  });

  test('a server without filters sends everything, and the bytes are the same', async () => {
    const old = await startGitServer({ filters: false });
    makeRemote(old, 'o/old', { 'kit/plugin.json': '{}\n', 'big.txt': 'x\n' });
    const commit = await fetchPaths('o/old', 'refs/heads/main', ['kit'], { server: old.url });
    expect(commit.filtered).toBe(false);
    expect(readdirSync(commit.workTree)).toEqual(['kit']);
    commit.remove();
  });

  test('only the wanted blobs are sent', async () => {
    const noise = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [
        `noise/${at}.txt`,
        Array.from({ length: 2_000 }, (_line, line) => Math.sin(at * 9_973 + line)).join('\n'),
      ]),
    );
    makeRemote(server, 'o/large', { 'kit/plugin.json': '{}\n', ...noise });
    server.forget();
    const commit = await fetchPaths('o/large', 'refs/heads/main', ['kit']);
    commit.remove();
    expect(server.sent()).toBeLessThan(16_384);
    server.forget();
    await plainClone('o/large', 'main');
    expect(server.sent()).toBeGreaterThan(500_000);
  });

  test('whatever a tree URL can say is taken literally, and its look-alikes stay out', async () => {
    const character = fc.constantFrom(...`[]*!(){}'"~^:;&$,+=@ -#_.aB0`.replace('#', ''));
    const name = fc
      .array(character, { minLength: 1, maxLength: 6 })
      .map((parts) => parts.join(''))
      .filter((text) => !['.', '..'].includes(text) && !/^\.git\b/i.test(text));
    const names = [...new Set(fc.sample(name, { numRuns: 60, seed: 7 }))];
    const remote = makeRemote(server, 'o/names', {});
    for (const each of names) {
      for (const twin of [each, `x${each}`, `${each}x`, each.replace(/[^A-Za-z0-9]/g, 'x')]) {
        writeFiles(remote.work, { [`p/${twin}/plugin.json`]: `${twin}\n` });
      }
    }
    remote.push();
    const paths = names.map((each) => `p/${each}`);
    const commit = await fetchPaths('o/names', 'refs/heads/main', paths);
    expect(readdirSync(join(commit.workTree, 'p')).toSorted()).toEqual(names.toSorted());
    commit.remove();
  });

  test('links, submodules and what is below are listed before anything is checked out', async () => {
    const remote = makeRemote(server, 'o/ways', { 'real/kit/plugin.json': '{}\n', file: 'x\n' });
    writeTree(remote.work, [{ path: 'alias', type: 'link', target: 'real' }]);
    remote.push();
    const fetched = await fetchCommit(context(), {
      url: `${server.url}/o/ways.git`,
      ref: 'refs/heads/main',
      paths: ['alias/kit', 'real/kit', 'file', 'none'],
      directoryName: 'ways',
    });
    if (!fetched.ok) throw new Error('not fetched');
    const listed = await fetched.commit.list(['alias/kit', 'real/kit', 'file', 'none']);
    expect(listed.ok && [...listed.value]).toEqual([
      ['alias', 'link'],
      ['file', 'file'],
      ['real', 'directory'],
      ['real/kit', 'directory'],
      ['real/kit/plugin.json', 'file'],
    ]);
    expect(readdirSync(fetched.commit.workTree)).toEqual([]);
    fetched.commit.remove();
  });
});

test('nothing is left behind', () => {
  expect(staged()).toEqual([]);
});
