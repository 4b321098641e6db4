// The base of a run on every event, in whole checkouts and in shallow ones, against a real server.
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { Fault } from '../../src/base/fault.ts';
import { resolveBase } from '../../src/git/base.ts';
import type { BaseRequest, NoBase, ResolvedBase } from '../../src/git/base-request.ts';
import { findRepository } from '../../src/git/repository.ts';
import { type GitHttpServer, makeRemote, startGitServer } from '../support/git-http-server.ts';
import { git, temporaryDirectory, writeFiles } from '../support/tree.ts';

const world = { token: null, server: 'https://github.com' };
const zero = '0'.repeat(40);
const unknown = 'e'.repeat(40);

function resolve(directory: string, request: BaseRequest): Promise<ResolvedBase | NoBase> {
  const repository = findRepository(directory, process.env);
  if (repository === null) throw new Error('no repository');
  return resolveBase(repository, request, world);
}

async function faultOf(directory: string, request: BaseRequest): Promise<Fault> {
  try {
    await resolve(directory, request);
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error('no fault');
}

function commit(work: string, name: string): string {
  writeFiles(work, { [`${name}.txt`]: `${name}\n` });
  git(work, 'add', '--all');
  git(work, 'commit', '--quiet', '--message', name);
  return idOf(work, 'HEAD');
}

function idOf(work: string, name: string): string {
  return git(work, 'rev-parse', name).trim();
}

let server: GitHttpServer;
let work: string;
/** root, then main goes on, then a branch of three commits from root, then GitHub's merge of the two. */
const at = { root: '', main: '', branch: '', merge: '', gone: '' };

beforeAll(async () => {
  server = await startGitServer();
  const remote = makeRemote(server, 'acme/catalogue', { 'README.md': 'Kits.\n' });
  work = remote.work;
  for (let number = 0; number < 60; number += 1) {
    git(work, 'commit', '--quiet', '--allow-empty', '--message', `past ${number}`);
  }
  at.root = idOf(work, 'HEAD');
  git(work, 'checkout', '--quiet', '-b', 'feature');
  commit(work, 'one');
  commit(work, 'two');
  at.branch = commit(work, 'three');
  git(work, 'checkout', '--quiet', 'main');
  at.main = commit(work, 'meanwhile');
  git(work, 'checkout', '--quiet', '--detach');
  git(work, 'merge', '--quiet', '--no-ff', '--no-edit', 'feature');
  at.merge = idOf(work, 'HEAD');
  git(work, 'branch', 'pull-merge', at.merge);
  git(work, 'checkout', '--quiet', 'main');
  remote.publish();
  git(work, 'checkout', '--quiet', '-b', 'forced', at.root);
  at.gone = commit(work, 'never-published');
  git(work, 'checkout', '--quiet', 'main');
});

/** A checkout of one branch as actions/checkout makes it: `depth` commits, or all of them. */
function checkout(branch: string, depth: number | null, url = `${server.url}/acme/catalogue.git`) {
  const directory = join(temporaryDirectory(), 'checkout');
  // Not the git of the tests: the server answers from this process, which must not block.
  return new Promise<string>((done, fail) => {
    const args = ['clone', '--quiet', '--branch', branch, '--single-branch'];
    const all = [...args, ...(depth === null ? [] : [`--depth=${depth}`]), url, directory];
    execFile('git', all, (error) => (error === null ? done(directory) : fail(error)));
  });
}

const pull = (
  request: { base?: string; head?: string; checkedOut?: string } = {},
): BaseRequest => ({
  kind: 'pull-request',
  base: request.base ?? at.root,
  head: request.head ?? at.branch,
  checkedOut: request.checkedOut ?? at.merge,
});

describe.each([
  ['a whole checkout', null],
  ['a checkout of one commit', 1],
  ['a checkout of two commits', 2],
] as const)('%s', (_name, depth) => {
  test('pull_request: the first parent of the merge commit, whatever the payload says the base was', async () => {
    const directory = await checkout('pull-merge', depth);
    expect(await resolve(directory, pull())).toEqual({
      kind: 'base',
      commit: at.main,
      how: 'the first parent of the merge commit',
    });
    expect(git(directory, 'show', '--name-only', '--format=', at.main)).toContain('meanwhile.txt');
  });

  test('pull_request with the branch itself checked out: where it left the base', async () => {
    const directory = await checkout('feature', depth);
    expect(await resolve(directory, pull({ base: at.main }))).toEqual({
      kind: 'base',
      commit: at.root,
      how: 'the merge base of the pull request',
    });
  });

  test('merge_group: its base', async () => {
    const directory = await checkout('pull-merge', depth);
    expect(await resolve(directory, { kind: 'merge-group', base: at.root })).toEqual({
      kind: 'base',
      commit: at.root,
      how: 'the base of the merge group',
    });
  });

  test('push: what was there before', async () => {
    const directory = await checkout('main', depth);
    const push = { kind: 'push', before: at.root, defaultBranch: 'main', toDefault: true } as const;
    expect(await resolve(directory, push)).toEqual({
      kind: 'base',
      commit: at.root,
      how: 'what was there before the push',
    });
  });

  test.each([
    ['a new branch', zero],
    ['a branch whose past was forced away', unknown],
  ])('push of %s: where it left the default branch', async (_what, before) => {
    const directory = await checkout('feature', depth);
    const push = { kind: 'push', before, defaultBranch: 'main', toDefault: false } as const;
    expect(await resolve(directory, push)).toEqual({
      kind: 'base',
      commit: at.root,
      how: 'the merge base with "main"',
    });
  });

  test('--base with a branch, which need not be in the checkout', async () => {
    const directory = await checkout('feature', depth);
    const name = depth === null ? at.root : 'main';
    expect(await resolve(directory, { kind: 'ref', ref: name })).toMatchObject({ commit: at.root });
  });

  test('deepening makes no ref and leaves the work tree alone', async () => {
    const directory = await checkout('feature', depth);
    const refs = git(directory, 'show-ref');
    await resolve(directory, pull({ base: at.main }));
    expect(git(directory, 'show-ref')).toBe(refs);
    expect(git(directory, 'status', '--porcelain')).toBe('');
    expect(existsSync(join(directory, '.git', 'FETCH_HEAD'))).toBe(false);
    if (depth === null) expect(existsSync(join(directory, '.git', 'shallow'))).toBe(false);
  });
});

describe('a base that cannot be had', () => {
  test('a ref that no one knows is the fault of whoever named it', async () => {
    for (const directory of [work, await checkout('main', 1)]) {
      const fault = await faultOf(directory, { kind: 'ref', ref: 'no-such-branch' });
      expect([fault.code, fault.message]).toEqual([
        'usage',
        'there is no commit "no-such-branch" to compare with',
      ]);
    }
  });

  test.each([
    ['an option of git', '--upload-pack=touch pwned'],
    ['an option of one letter', '-x'],
    ['two lines', 'main\nother'],
    ['a range', 'main..feature'],
    ['half a reflog', '@{upstream'],
    ['a blank', ' '],
    ['a tree', 'HEAD^{tree}'],
    ['a long text', 'x'.repeat(5_000)],
  ])('a ref that is %s', async (_what, ref) => {
    const directory = await checkout('main', 1);
    expect((await faultOf(directory, { kind: 'ref', ref })).code).toBe('usage');
    expect(git(directory, 'status', '--porcelain')).toBe('');
  });

  test('history that the server does not have stops the run with the command that fetches it', async () => {
    const directory = await checkout('main', 1);
    const fault = await faultOf(
      directory,
      pull({ base: unknown, head: at.branch, checkedOut: unknown }),
    );
    expect([fault.code, fault.message, fault.hint]).toEqual([
      'git',
      'the base of the pull request is not in this checkout: its remote does not have it',
      `run: git fetch --unshallow origin, or git fetch origin ${unknown}; in a workflow give actions/checkout "fetch-depth: 0"`,
    ]);
  });

  test('a checkout without a remote', async () => {
    const directory = await checkout('pull-merge', 1);
    git(directory, 'remote', 'remove', 'origin');
    const fault = await faultOf(directory, pull());
    expect(fault.code).toBe('git');
    expect(fault.message).toBe(
      'the first parent of the merge commit is not in this checkout: the checkout has no remote',
    );
  });

  test('a server that fails', async () => {
    const directory = await checkout('pull-merge', 1);
    server.inject((_request, response) => {
      response.statusCode = 503;
      response.end();
      return true;
    });
    try {
      const fault = await faultOf(directory, pull());
      expect(fault.message).toBe(
        'the first parent of the merge commit is not in this checkout: its remote answered 503',
      );
    } finally {
      server.inject(null);
    }
  });

  test('a default branch whose past was forced away names no base by itself', async () => {
    const directory = await checkout('main', 1);
    const push = { kind: 'push', before: unknown, defaultBranch: 'main', toDefault: true } as const;
    const fault = await faultOf(directory, push);
    expect([fault.code, fault.hint]).toEqual([
      'git',
      'name an older commit of the branch in the input base',
    ]);
  });

  test('a pull request that is not what is checked out', async () => {
    const directory = await checkout('main', 1);
    const fault = await faultOf(directory, pull({ base: at.main, checkedOut: at.main }));
    expect([fault.code, fault.message]).toEqual([
      'usage',
      'HEAD is a commit of the base: what is checked out is not the pull request',
    ]);
  });

  test('histories that have nothing in common', async () => {
    const directory = await checkout('main', null);
    git(directory, 'checkout', '--quiet', '--orphan', 'alone');
    git(directory, 'commit', '--quiet', '--message', 'alone');
    const fault = await faultOf(directory, { kind: 'ref', ref: 'main' });
    expect([fault.code, fault.message]).toEqual([
      'usage',
      '"main" and HEAD have no history in common',
    ]);
  });

  test('a repository without a commit', async () => {
    const directory = temporaryDirectory();
    git(directory, 'init', '--quiet');
    expect((await faultOf(directory, { kind: 'ref', ref: 'main' })).message).toBe(
      'HEAD has no commit to compare',
    );
  });
});

describe('nothing to compare with', () => {
  test('the first push of the default branch', async () => {
    const push = { kind: 'push', before: zero, defaultBranch: 'main', toDefault: true } as const;
    expect(await resolve(work, push)).toEqual({
      kind: 'none',
      why: 'nothing was there before this push',
    });
  });

  test('a new branch at the newest commit of the default branch', async () => {
    const directory = await checkout('main', null);
    const push = { kind: 'push', before: zero, defaultBranch: 'main', toDefault: false } as const;
    expect(await resolve(directory, push)).toEqual({
      kind: 'none',
      why: 'this commit is the newest of "main": nothing changed',
    });
  });
});

test('a branch that ends with a merge of its own is no merge commit of GitHub', async () => {
  const directory = await checkout('feature', null);
  git(directory, 'fetch', '--quiet', work, 'main');
  git(directory, 'merge', '--quiet', '--no-ff', '--no-edit', at.main);
  const head = idOf(directory, 'HEAD');
  const request = pull({ base: at.main, head, checkedOut: 'f'.repeat(40) });
  expect(await resolve(directory, request)).toMatchObject({
    commit: at.main,
    how: 'the merge base of the pull request',
  });
});

test('a remote that is a directory serves as well, one that would start a program does not', async () => {
  const bare = join(server.root, 'acme', 'catalogue.git');
  const directory = await checkout('pull-merge', 1, `file://${bare}`);
  expect(await resolve(directory, pull())).toMatchObject({ commit: at.main });
  const marker = join(temporaryDirectory(), 'ran');
  for (const url of [
    `ext::touch ${marker}`,
    `ssh://-oProxyCommand=touch ${marker}/x`,
    'git@host:x/y',
  ]) {
    const fresh = await checkout('pull-merge', 1, `file://${bare}`);
    git(fresh, 'config', 'remote.origin.url', url);
    git(fresh, 'config', 'protocol.ext.allow', 'always');
    expect((await faultOf(fresh, pull())).message).toBe(
      'the first parent of the merge commit is not in this checkout: its remote is reached neither by https nor as a directory',
    );
  }
  expect(existsSync(marker)).toBe(false);
});

test('deepening runs neither hooks nor what the configuration names', async () => {
  const directory = await checkout('pull-merge', 1);
  const marker = join(temporaryDirectory(), 'ran');
  const script = join(temporaryDirectory(), 'script');
  writeFiles(join(script, '..'), { script: `#!/bin/sh\ntouch ${marker}\n` });
  execFileSync('chmod', ['+x', script]);
  for (const key of [
    'core.fsmonitor',
    'core.sshCommand',
    'core.alternateRefsCommand',
    'core.pager',
  ]) {
    git(directory, '-c', 'core.fsmonitor=false', 'config', key, script);
  }
  git(directory, '-c', 'core.fsmonitor=false', 'config', 'credential.helper', `!${script}`);
  for (const hook of ['reference-transaction', 'post-checkout', 'pre-auto-gc']) {
    writeFiles(join(directory, '.git', 'hooks'), { [hook]: readFileSync(script, 'utf8') });
    execFileSync('chmod', ['+x', join(directory, '.git', 'hooks', hook)]);
  }
  expect(await resolve(directory, pull())).toMatchObject({ commit: at.main });
  expect(existsSync(marker)).toBe(false);
});

test('the token goes to its own server only', async () => {
  const directory = await checkout('pull-merge', 1);
  const repository = findRepository(directory, process.env);
  if (repository === null) throw new Error('no repository');
  server.forget();
  await resolveBase(repository, pull(), { token: 'secret-token', server: 'https://github.com' });
  expect(server.seen.length).toBeGreaterThan(0);
  expect(server.seen.map(({ headers }) => headers['authorization'])).not.toContainEqual(
    expect.anything(),
  );
  const again = await checkout('pull-merge', 1);
  const other = findRepository(again, process.env);
  if (other === null) throw new Error('no repository');
  server.forget();
  await resolveBase(other, pull(), { token: 'secret-token', server: server.url });
  const basic = `Basic ${Buffer.from('x-access-token:secret-token').toString('base64')}`;
  expect(new Set(server.seen.map(({ headers }) => headers['authorization']))).toEqual(
    new Set([basic]),
  );
});
