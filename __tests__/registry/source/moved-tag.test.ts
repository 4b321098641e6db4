// Tags that move and caches that lie: what a scheduled run says, and that nothing unverified comes out of a
// cache or goes into it from a run that may not write.
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  makeRemote,
  type RemoteRepository,
  startGitServer,
} from '../../support/git-http-server.ts';
import {
  digestOf,
  leftovers,
  packageFiles,
  registryText,
  told,
  verifyText,
} from '../../support/remote-registry.ts';
import { git, temporaryDirectory, writeFiles } from '../../support/tree.ts';

const server = await startGitServer();
const serverUrl = server.url;
let kits: RemoteRepository;
let text: string;
let pinned: string;
let before: string;
let cache: string;

beforeEach(() => {
  rmSync(join(server.root, 'acme'), { recursive: true, force: true });
  kits = makeRemote(server, 'acme/kits', packageFiles('read'));
  git(kits.work, 'tag', 'v1');
  kits.publish();
  pinned = digestOf(kits.work, 'read');
  before = git(kits.work, 'rev-parse', 'v1').trim();
  text = registryText([{ url: `${serverUrl}/acme/kits/tree/v1/read`, sha256: pinned }]);
  cache = temporaryDirectory();
  server.forget();
});

afterEach(() => expect(leftovers()).toEqual([]));

function moveTag(): string {
  writeFiles(kits.work, { 'read/skills/read/more.md': 'other bytes\n' });
  kits.push('other');
  git(kits.work, 'tag', '--force', 'v1');
  kits.publish();
  return git(kits.work, 'rev-parse', 'v1').trim();
}

const run = (write = true, mode: 'all' | 'changed' = 'all') =>
  verifyText(text, { serverUrl, mode, cache: { directory: cache, write } });
const posts = (): number => server.seen.filter((one) => one.method === 'POST').length;
const entries = (): readonly string[] => {
  const packages = join(cache, '.sources-1', 'packages');
  return existsSync(packages) ? readdirSync(packages) : [];
};
const treeOf = (): string => {
  const [entry = ''] = entries();
  return join(cache, '.sources-1', 'packages', entry, 'tree', 'read');
};

describe('a moved tag', () => {
  test('is told with both commits where the first run remembered', async () => {
    expect((await run()).verdicts[0]?.verdict).toBe('pass');
    const after = moveTag();
    const result = await run();
    expect(told(result.findings)).toEqual([
      `source/moved moved: the source moved since it was pinned: "v1" of acme/kits was ${before.slice(0, 12)} and is ${after.slice(0, 12)}`,
    ]);
    expect(result.findings[0]).toMatchObject({
      found: pinned,
      expected: digestOf(kits.work, 'read'),
      place: { file: 'registry.yaml', line: 6, column: 11 },
    });
    expect(result.verdicts[0]).toMatchObject({ verdict: 'fail', resolvedCommit: after });
  });

  test('is told by a scheduled run without any memory, which says what it cannot know', async () => {
    const after = moveTag();
    const result = await verifyText(text, { serverUrl, mode: 'all' });
    expect(told(result.findings)).toEqual([
      `source/moved moved-or-wrong: the source moved since it was pinned, or the pin was never true: "v1" of acme/kits is ${after.slice(0, 12)}`,
    ]);
  });

  test('that still has the same bytes is fine', async () => {
    await run();
    writeFiles(kits.work, { 'elsewhere.md': 'x\n' });
    kits.push('other');
    git(kits.work, 'tag', '--force', 'v1');
    kits.publish();
    const result = await run();
    expect([result.verdicts[0]?.verdict, result.findings]).toEqual(['pass', []]);
  });
});

describe('the cache', () => {
  test('makes a second run need the look-up only', async () => {
    await run();
    expect(posts()).toBeGreaterThan(1);
    server.forget();
    const result = await run();
    expect(result.verdicts[0]).toMatchObject({ verdict: 'pass', digest: pinned });
    expect(server.seen.map((one) => one.path)).toEqual([
      '/acme/kits.git/info/refs?service=git-upload-pack',
      '/acme/kits.git/git-upload-pack',
    ]);
  });

  test('that was tampered with is not believed, and mended', async () => {
    await run();
    writeFileSync(join(treeOf(), 'skills/read/SKILL.md'), 'evil\n');
    const result = await run();
    expect(result.verdicts[0]).toMatchObject({ verdict: 'pass', digest: pinned });
    expect(digestOf(treeOf())).toBe(pinned);
  });

  test('that names another package, or is no entry at all, is not believed', async () => {
    await run();
    const [entry = ''] = entries();
    const file = join(cache, '.sources-1', 'packages', entry, 'entry.json');
    for (const lie of ['{}', 'null', '[', '{"version":1,"key":["a"],"digest":"x"}', '\0']) {
      writeFileSync(file, lie);
      const result = await run(false);
      expect([lie, result.verdicts[0]?.verdict]).toEqual([lie, 'pass']);
    }
  });

  test('keeps what attributes and submodules say of a package', async () => {
    writeFiles(kits.work, { 'read/.gitattributes': 'SKILL.md ident\n' });
    kits.push();
    git(kits.work, 'tag', '--force', 'v1');
    kits.publish();
    text = registryText([
      { url: `${serverUrl}/acme/kits/tree/v1/read`, sha256: digestOf(kits.work, 'read') },
    ]);
    const first = told((await run()).findings);
    server.forget();
    const second = told((await run()).findings);
    expect(first).toEqual([
      'tree/attribute-conversion same: git converts "skills/read/SKILL.md" on checkout ("ident"), to the bytes that are here',
    ]);
    expect(second).toEqual(first);
    expect(posts()).toBe(1);
  });

  test('is never written by a run that may not, and read by it', async () => {
    await run(false);
    expect(readdirSync(cache)).toEqual([]);
    await run(true);
    server.forget();
    const result = await run(false);
    expect(result.verdicts[0]?.verdict).toBe('pass');
    expect(posts()).toBe(1);
  });

  test('that cannot be written costs nothing but itself', async () => {
    cache = join(cache, 'a-file');
    writeFileSync(cache, '');
    expect((await run()).verdicts[0]?.verdict).toBe('pass');
  });
});
