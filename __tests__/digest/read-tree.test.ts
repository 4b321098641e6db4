// Reading a tree: entries, refusals, what is captured, what is left out. Real files throughout.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Disk, realDisk } from '../../src/base/disk.ts';
import type { Frame } from '../../src/digest/frame-hash.ts';
import { readTree } from '../../src/digest/read-tree.ts';
import { childrenOf, resolveInTree, type Tree } from '../../src/digest/tree.ts';
import { temporaryDirectory, writeFiles, writeTree } from '../support/tree.ts';

// Only root can make devices.
const asRoot = process.getuid?.() === 0 ? test : test.skip;

function rootWith(files: Readonly<Record<string, string>>): string {
  const root = join(temporaryDirectory(), 'package');
  mkdirSync(root);
  writeFiles(root, files);
  return root;
}

/** `rule messageId file` of every finding. */
function told(tree: Tree): string[] {
  return tree.findings.map((one) => `${one.rule} ${one.messageId} ${one.place.file}`);
}

function textOf(tree: Tree, path: string): string | undefined {
  const bytes = tree.captured.get(path);
  return bytes === undefined ? undefined : Buffer.from(bytes).toString('utf8');
}

describe('the entries of a tree', () => {
  test('come in walk order with kind, size, executable bit and link target', () => {
    const root = join(temporaryDirectory(), 'package');
    writeTree(root, [
      { path: 'b.sh', type: 'file', utf8: 'echo', executable: true },
      { path: 'b/x', type: 'file', utf8: '12' },
      { path: 'b-', type: 'link', target: 'b/x' },
      { path: 'empty', type: 'directory' },
    ]);
    const tree = readTree(root);
    expect(tree.entries).toEqual([
      { type: 'directory', path: 'b' },
      { type: 'file', path: 'b/x', size: 2, executable: false },
      { type: 'link', path: 'b-', target: 'b/x', resolved: 'b/x' },
      { type: 'file', path: 'b.sh', size: 4, executable: true },
      { type: 'directory', path: 'empty' },
    ]);
    expect(tree.counts).toEqual({ files: 2, directories: 2, links: 1, bytes: 6 });
    expect([...tree.byPath.keys()]).toEqual(['b', 'b/x', 'b-', 'b.sh', 'empty']);
    expect(tree.findings).toEqual([]);
  });

  test('are not kept when nobody wants them, and the digest is the same', () => {
    const root = rootWith({ 'a/b': '1', c: '2' });
    const tree = readTree(root, { entries: false });
    expect(tree.entries).toEqual([]);
    expect(tree.byPath.size).toBe(0);
    expect(tree.counts.files).toBe(2);
    expect(tree.digest).toBe(readTree(root).digest);
  });

  test('children and links are found by path', () => {
    const root = rootWith({ 'skills/read/SKILL.md': 'x', 'skills/a.md': 'y', z: '' });
    symlinkSync('skills', join(root, 'alias'));
    symlinkSync('.', join(root, 'self'));
    const tree = readTree(root);
    expect(childrenOf(tree, '.').map((entry) => entry.path)).toEqual([
      'alias',
      'self',
      'skills',
      'z',
    ]);
    expect(childrenOf(tree, 'skills').map((entry) => entry.path)).toEqual([
      'skills/a.md',
      'skills/read',
    ]);
    expect(childrenOf(tree, 'z')).toEqual([]);
    expect(resolveInTree(tree, 'self/alias/read/SKILL.md')).toMatchObject({
      path: 'skills/read/SKILL.md',
    });
    expect(resolveInTree(tree, 'self')).toBe('root');
    expect(resolveInTree(tree, 'alias/nothing')).toBeNull();
  });

  test('frames are shown as they are hashed', () => {
    const root = rootWith({ 'a/b': 'hello\n' });
    symlinkSync('b', join(root, 'a/c'));
    const frames: Frame[] = [];
    readTree(root, { frames: (frame) => frames.push(frame) });
    const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
    expect(frames).toEqual([
      { kind: 'directory', path: '', length: 0, sha256: empty },
      { kind: 'directory', path: 'a', length: 0, sha256: empty },
      {
        kind: 'file',
        path: 'a/b',
        length: 6,
        sha256: '5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03',
      },
      {
        kind: 'link',
        path: 'a/c',
        length: 1,
        sha256: '3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d',
      },
    ]);
  });

  test('the size of the read buffer changes nothing', () => {
    const root = rootWith({ 'a.txt': 'a'.repeat(1000), 'b/c': 'b'.repeat(63), d: '' });
    const digest = readTree(root).digest;
    for (const chunkBytes of [1, 7, 64, 1001]) {
      expect(readTree(root, { chunkBytes }).digest).toBe(digest);
    }
  });
});

describe('a root that is none', () => {
  test('missing, a file, a link, with or without a slash at its end', () => {
    const base = temporaryDirectory();
    writeFiles(base, { file: 'x', 'real/a': '1' });
    symlinkSync('real', join(base, 'link'));
    expect(told(readTree(join(base, 'absent')))).toEqual(['tree/root missing .']);
    expect(told(readTree(join(base, 'file')))).toEqual(['tree/root not-directory .']);
    expect(told(readTree(join(base, 'file/below')))).toEqual(['tree/root missing .']);
    expect(told(readTree(`${base}/link`))).toEqual(['tree/root link .']);
    expect(told(readTree(`${base}/link/`))).toEqual(['tree/root link .']);
    expect(readTree(join(base, 'link')).digest).toBeNull();
    expect(readTree(join(base, 'link')).findings[0]?.refuses).toBe(true);
  });
});

describe('links', () => {
  test('out, dangling, in a circle, through a chain: each is named and nothing is hashed', () => {
    const root = rootWith({ 'a.md': 'x', 'real/b': 'y' });
    writeFiles(join(root, '..'), { 'outside/o.md': 'o' });
    symlinkSync('../outside/o.md', join(root, 'l1'));
    symlinkSync('l1', join(root, 'l2'));
    symlinkSync('nowhere', join(root, 'l3'));
    symlinkSync('l5', join(root, 'l4'));
    symlinkSync('l4', join(root, 'l5'));
    symlinkSync('a.md/below', join(root, 'l6'));
    symlinkSync('/etc', join(root, 'l7'));
    const tree = readTree(root);
    expect(tree.digest).toBeNull();
    expect(told(tree)).toEqual([
      'tree/link-outside outside l1',
      'tree/link-outside outside l2',
      'tree/link-dangling dangling l3',
      'tree/link-dangling loop l4',
      'tree/link-dangling loop l5',
      'tree/link-dangling dangling l6',
      'tree/link-outside outside l7',
    ]);
    expect(tree.findings[0]?.message).toBe('"l1" links to "../outside/o.md", outside the package');
    expect(tree.byPath.get('l2')).toEqual({
      type: 'link',
      path: 'l2',
      target: 'l1',
      resolved: null,
    });
  });

  test('a directory beside the root whose name begins like it is outside', () => {
    const root = rootWith({ a: '' });
    writeFiles(`${root}-more`, { b: '' });
    symlinkSync('../package-more/b', join(root, 'l'));
    expect(told(readTree(root))).toEqual(['tree/link-outside outside l']);
  });

  test('absolute inside, or out and back in, keep a digest and are told', () => {
    const root = rootWith({ 'docs/a.md': 'x' });
    symlinkSync(join(realpathSync(root), 'docs/a.md'), join(root, 'absolute'));
    symlinkSync('../../package/docs/a.md', join(root, 'docs/climbs'));
    symlinkSync('../docs/a.md', join(root, 'docs/fine'));
    const tree = readTree(root);
    expect(tree.digest).toMatch(/^[0-9a-f]{64}$/);
    expect(told(tree)).toEqual([
      'tree/link-unportable absolute absolute',
      'tree/link-unportable climbs docs/climbs',
    ]);
    expect(tree.findings.every((one) => !one.refuses)).toBe(true);
    expect(tree.byPath.get('docs/climbs')).toMatchObject({ resolved: 'docs/a.md' });
  });

  test('the root may lie behind a link above it', () => {
    const base = temporaryDirectory();
    writeFiles(base, { 'real/package/a': '1' });
    symlinkSync('a', join(base, 'real/package/l'));
    symlinkSync('real', join(base, 'door'));
    const tree = readTree(join(base, 'door/package'));
    expect(tree.findings).toEqual([]);
    expect(tree.digest).toBe(readTree(join(base, 'real/package')).digest);
  });
});

describe('what is not content', () => {
  test('pipes and devices are refused without being opened: nothing blocks', () => {
    const root = rootWith({ a: '1' });
    execFileSync('mkfifo', [join(root, 'pipe')]);
    const opened: string[] = [];
    const openSync: Disk['openSync'] = (path, ...rest) => {
      opened.push(basename(String(path)));
      return realDisk.openSync(path, ...rest);
    };
    const tree = readTree(root, { capture: () => true, disk: { ...realDisk, openSync } });
    expect(opened).toEqual(['a']);
    expect(told(tree)).toEqual(['tree/special-file fifo pipe']);
    expect(tree.findings[0]?.message).toBe('"pipe" is a named pipe, which has no content to hash');
    expect(tree.byPath.has('pipe')).toBe(false);
  });

  test('a socket is refused', () => {
    const root = rootWith({});
    const script =
      "require('net').createServer().listen(process.argv[1], () => process.kill(process.pid, 9))";
    try {
      execFileSync(process.execPath, ['-e', script, join(root, 's')], { stdio: 'ignore' });
    } catch {
      // Killed on purpose, so that the socket stays behind.
    }
    expect(told(readTree(root))).toEqual(['tree/special-file socket s']);
  });

  asRoot('a device is refused without being opened', () => {
    const root = rootWith({});
    execFileSync('mknod', [join(root, 'null'), 'c', '1', '3']);
    expect(told(readTree(root))).toEqual(['tree/special-file device null']);
  });

  test('a hard link is refused, each name of it', () => {
    const root = rootWith({ a: 'same' });
    linkSync(join(root, 'a'), join(root, 'b'));
    const tree = readTree(root);
    expect(told(tree)).toEqual(['tree/hard-link hard-link a', 'tree/hard-link hard-link b']);
    expect(tree.findings[0]?.message).toBe('"a" is one of 2 hard links to the same file');
    expect(tree.counts.files).toBe(2);
  });
});

describe('names', () => {
  test('that are not UTF-8 are refused by their bytes, in files, directories and targets', () => {
    const root = rootWith({ good: '1', '\uFFFD': 'a real replacement character' });
    writeFileSync(Buffer.concat([Buffer.from(`${root}/caf`), Buffer.from([0xe9])]), 'x');
    mkdirSync(Buffer.concat([Buffer.from(`${root}/d`), Buffer.from([0xff, 0xfe])]));
    symlinkSync(Buffer.from([0x61, 0xff]), join(root, 'link'));
    const tree = readTree(root);
    expect(tree.digest).toBeNull();
    expect(told(tree).sort()).toEqual([
      'tree/link-dangling dangling link',
      'tree/name-not-utf8 name caf\\xe9',
      'tree/name-not-utf8 name d\\xff\\xfe',
      'tree/name-not-utf8 target link',
    ]);
    expect([...tree.byPath.keys()]).toEqual(['good', 'link', '\uFFFD']);
  });

  test('with newline, backslash, quotes and blanks are hashed as they are', () => {
    const root = rootWith({ 'a\nb': '1', 'c\\d': '2', ' e ': '3', '"': '4', con: '5' });
    const tree = readTree(root);
    expect(tree.findings).toEqual([]);
    expect(tree.entries.map((entry) => entry.path)).toEqual(
      ['a\nb', ' e ', '"', 'c\\d', 'con'].sort(),
    );
  });
});

describe('depth', () => {
  test('a thousand levels are hashed, one more is a finding', () => {
    const root = rootWith({});
    mkdirSync(join(root, Array(1000).fill('d').join('/')), { recursive: true });
    expect(readTree(root).digest).toMatch(/^[0-9a-f]{64}$/);
    mkdirSync(join(root, Array(1001).fill('d').join('/')), { recursive: true });
    const tree = readTree(root);
    expect(tree.digest).toBeNull();
    expect(tree.findings).toHaveLength(1);
    expect(tree.findings[0]).toMatchObject({ rule: 'tree/too-deep', messageId: 'levels' });
  });

  test('a path the system cannot hold is a finding, and the rest is still walked', () => {
    // Removed by rm, which goes down by descriptor: node cannot remove such a path.
    const base = mkdtempSync(join(tmpdir(), 'plugin-gate-long-'));
    const script =
      "for (let i = 0; i < 30; i += 1) { fs.mkdirSync('n'.repeat(200)); process.chdir('n'.repeat(200)); }";
    execFileSync(process.execPath, ['-e', script], { cwd: base });
    writeFiles(base, { z: '1' });
    const tree = readTree(base);
    execFileSync('rm', ['-rf', base]);
    expect(tree.digest).toBeNull();
    expect(tree.findings).toHaveLength(1);
    expect(tree.findings[0]).toMatchObject({ rule: 'tree/too-deep', messageId: 'path-length' });
    expect(tree.byPath.has('z')).toBe(true);
  });
});

describe('the .git of the root', () => {
  test('is left out, as directory or as file, and said', () => {
    const plain = rootWith({ 'a.md': 'x' });
    const cloned = rootWith({ 'a.md': 'x', '.git/config': '[core]', '.git/HEAD': 'x' });
    const linked = rootWith({ 'a.md': 'x', '.git': 'gitdir: ../elsewhere\n' });
    expect(readTree(cloned).digest).toBe(readTree(plain).digest);
    expect(readTree(linked).digest).toBe(readTree(plain).digest);
    expect(readTree(cloned).leftOut).toEqual(['.git']);
    expect(readTree(cloned).findings).toEqual([]);
    expect(readTree(plain).leftOut).toEqual([]);
  });

  test('is hashed in a copy that a host manages', () => {
    const root = rootWith({ 'a.md': 'x', '.git/config': '[core]' });
    const tree = readTree(root, { ownGit: 'hash' });
    expect(tree.leftOut).toEqual([]);
    expect(tree.byPath.has('.git/config')).toBe(true);
    expect(tree.digest).not.toBe(readTree(root).digest);
  });

  test('a link into it leads to what is not in the package', () => {
    const root = rootWith({ '.git/config': '[core]' });
    symlinkSync('.git/config', join(root, 'l'));
    expect(told(readTree(root))).toEqual(['tree/link-outside left-out l']);
    expect(readTree(root, { ownGit: 'hash' }).digest).not.toBeNull();
  });

  test('a link of that name is no repository: it is hashed and told', () => {
    const root = rootWith({ 'real/a': '' });
    symlinkSync('real', join(root, '.git'));
    const tree = readTree(root);
    expect(told(tree)).toEqual(['tree/nested-git nested-git .git']);
    expect(tree.byPath.has('.git')).toBe(true);
  });

  test('deeper it is hashed and told, in whatever case', () => {
    const root = rootWith({ 'vendor/.git/config': '[core]', 'other/.GIT': 'gitdir: x' });
    const tree = readTree(root);
    expect(told(tree)).toEqual([
      'tree/nested-git nested-git other/.GIT',
      'tree/nested-git nested-git vendor/.git',
    ]);
    expect(tree.byPath.has('vendor/.git/config')).toBe(true);
    expect(tree.digest).not.toBeNull();
  });
});

describe('captured files', () => {
  test('are the exact hashed bytes, only where asked for', () => {
    const root = rootWith({ 'plugin.json': '{"a":1}', 'b.md': 'b', c: 'c' });
    const asked: string[] = [];
    const tree = readTree(root, {
      capture: (path, size) => {
        asked.push(`${path} ${size}`);
        return path.includes('.');
      },
    });
    expect(asked).toEqual(['b.md 1', 'c 1', 'plugin.json 7']);
    expect([...tree.captured.keys()]).toEqual(['b.md', 'plugin.json']);
    expect(textOf(tree, 'plugin.json')).toBe('{"a":1}');
  });

  test('do not change the digest', () => {
    const root = rootWith({ a: 'x'.repeat(300_000), b: 'y', 'c/d': '' });
    expect(readTree(root, { capture: () => true }).digest).toBe(readTree(root).digest);
  });

  test('come back though the tree is refused, before and after the refusal', () => {
    const root = rootWith({ 'a.md': '1', 'z.md': '2', 'z.bin': '3' });
    symlinkSync('/etc/hostname', join(root, 'm'));
    const tree = readTree(root, { capture: (path) => path.endsWith('.md') });
    expect(tree.digest).toBeNull();
    expect([...tree.captured.keys()]).toEqual(['a.md', 'z.md']);
    expect(tree.byPath.get('z.bin')).toMatchObject({ size: 1 });
  });

  test('a link to a file inside has its bytes under its own name, before or after the file', () => {
    const root = rootWith({ 'm/real.txt': 'text' });
    symlinkSync('m/real.txt', join(root, 'a.md'));
    symlinkSync('../a.md', join(root, 'm/z.md'));
    symlinkSync('m', join(root, 'dir.md'));
    const sizes: string[] = [];
    const tree = readTree(root, {
      capture: (path, size) => {
        sizes.push(`${path} ${size}`);
        return path.endsWith('.md');
      },
    });
    expect(textOf(tree, 'a.md')).toBe('text');
    expect(textOf(tree, 'm/z.md')).toBe('text');
    expect(tree.captured.has('m/real.txt')).toBe(false);
    expect(tree.captured.has('dir.md')).toBe(false);
    expect(sizes).toEqual(['m/real.txt 4', 'a.md 4', 'm/z.md 4']);
  });

  test('a link in a refused tree still has its bytes', () => {
    const root = rootWith({ 'z.txt': 'text' });
    symlinkSync('/etc/hostname', join(root, 'a'));
    symlinkSync('z.txt', join(root, 'b.md'));
    const tree = readTree(root, { capture: (path) => path.endsWith('.md') });
    expect(textOf(tree, 'b.md')).toBe('text');
  });

  test('a file over the cap is hashed, not held, and told', () => {
    const root = rootWith({ 'big.md': '' });
    truncateSync(join(root, 'big.md'), 4 * 1024 * 1024 + 1);
    const tree = readTree(root, { capture: () => true });
    expect(told(tree)).toEqual(['tree/not-held file big.md']);
    expect(tree.captured.size).toBe(0);
    expect(tree.digest).toBe(readTree(root).digest);
  });

  test('files together over the cap are held up to it', () => {
    const root = rootWith({});
    for (let at = 0; at < 65; at += 1) {
      const file = join(root, `f${String(at).padStart(2, '0')}`);
      writeFileSync(file, '');
      truncateSync(file, 4 * 1024 * 1024);
    }
    const tree = readTree(root, { capture: () => true });
    expect(tree.captured.size).toBe(64);
    expect(told(tree)).toEqual(['tree/not-held tree f64']);
    expect(tree.digest).not.toBeNull();
  });
});

const proc = '/proc/sys/kernel/random';
const withProc = existsSync(proc) ? test : test.skip;

withProc('a file with more bytes than its size says has no digest', () => {
  for (const capture of [() => false, () => true]) {
    const tree = readTree(proc, { capture });
    expect(tree.digest).toBeNull();
    expect(told(tree)).toContain('tree/changed-while-hashing content boot_id');
    expect(tree.captured.has('boot_id')).toBe(false);
  }
});

describe('large files', () => {
  test('stream through a buffer that is small', () => {
    const root = rootWith({ sparse: '' });
    truncateSync(join(root, 'sparse'), 256 * 1024 * 1024);
    const buffers = new Set<ArrayBufferLike>();
    const readSync = (...given: Parameters<Disk['readSync']>): number => {
      buffers.add(given[1].buffer);
      return realDisk.readSync(...given);
    };
    const { digest } = readTree(root, {
      disk: { ...realDisk, readSync: readSync as Disk['readSync'] },
    });
    // How much memory that is, in all, the benchmark measures.
    const bytes = [...buffers].reduce((sum, { byteLength }) => sum + byteLength, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(1024 * 1024);
    expect(digest).toBe('41076c0ecc4f8c3f17b074b5dd4a1f30e8507c3881edb12298392888f68406a3');
  });
});

test('moving a package does not change its digest', () => {
  const root = rootWith({ 'a/b': '1', c: '2' });
  const before = readTree(root).digest;
  renameSync(root, `${root}-moved`);
  expect(readTree(`${root}-moved`).digest).toBe(before);
});
