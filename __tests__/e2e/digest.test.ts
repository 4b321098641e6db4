// `digest` of the committed bundle: hex first, what was hashed, why it differs; and one digest for a
// package that is the root of a repository, however its bytes came to be there.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { kitDigest } from '../support/registry.ts';
import { repository, runBundle } from '../support/run-bundle.ts';
import {
  commitAll,
  git,
  skillText,
  temporaryDirectory,
  writeFiles,
  writePackage,
} from '../support/tree.ts';

const shared = process.env['PLUGIN_GATE_SHARED'] ?? join(repository, '..', 'shared');
const reference = join(shared, 'tools', 'tree-digest.py');

/** A committed repository with the package `kit`, whose digest is `kitDigest` unless `files` change it. */
function committed(files: Readonly<Record<string, string>> = {}): string {
  const directory = realpathSync(temporaryDirectory());
  writePackage(join(directory, 'kit'), files);
  writeFiles(directory, { '.gitattributes': '* -text\n', '.gitignore': 'node_modules/\n*.log\n' });
  commitAll(directory);
  return directory;
}

const digestOf = (cwd: string, path: string): string => runBundle(cwd, 'digest', path).out;

describe('what is printed', () => {
  const directory = committed();

  test('is HEX, two blanks, PATH as it was given', () => {
    expect(runBundle(directory, 'digest', 'kit')).toEqual({
      code: 0,
      out: `${kitDigest}  kit\n`,
      err: '',
    });
    expect(digestOf(directory, './kit/')).toBe(`${kitDigest}  ./kit/\n`);
    expect(digestOf(join(directory, 'kit'), '.')).toBe(`${kitDigest}  .\n`);
  });

  test('with --frames is what was hashed, from which anybody can compute the digest again', () => {
    const { out } = runBundle(directory, 'digest', 'kit', '--frames', '--json');
    const { frames, digest } = JSON.parse(out);
    expect(
      frames.map(({ kind, path }: { kind: string; path: string }) => `${kind} ${path}`),
    ).toEqual([
      'directory ',
      'file plugin.json',
      'directory skills',
      'directory skills/read',
      'file skills/read/SKILL.md',
    ]);
    const hash = createHash('sha256');
    for (const { kind, path, length } of frames) {
      const payload = kind === 'file' ? readFileSync(join(directory, 'kit', path)) : '';
      hash.update(`${kind}\0${path}\0${length}\0`).update(payload).update('\0');
    }
    expect(hash.digest('hex')).toBe(digest);
    const text = runBundle(directory, 'digest', 'kit', '--frames').out.split('\n');
    expect(text).toHaveLength(7);
    expect(text[4]).toBe(
      `file      ${String(Buffer.byteLength(skillText)).padStart(10)} ${createHash('sha256').update(skillText).digest('hex')}  skills/read/SKILL.md`,
    );
  });

  test('of a tree that has none is every reason by name, and no hex', () => {
    const root = temporaryDirectory();
    writePackage(join(root, 'kit'));
    symlinkSync('/etc/passwd', join(root, 'kit', 'out'));
    symlinkSync('loop', join(root, 'kit', 'loop'));
    linkSync(join(root, 'kit', 'plugin.json'), join(root, 'kit', 'twin.json'));
    execFileSync('mkfifo', [join(root, 'kit', 'pipe')]);
    const { code, out, err } = runBundle(root, 'digest', 'kit');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    for (const [path, rule] of [
      ['out', 'tree/link-outside'],
      ['loop', 'tree/link-dangling'],
      ['twin.json', 'tree/hard-link'],
      ['pipe', 'tree/special-file'],
    ] as const) {
      expect(err).toMatch(new RegExp(`^${path.replace('.', '\\.')} ${rule} `, 'm'));
    }
    expect(err).toMatch(/^kit has no digest$/m);
  });

  test('equals what the independent reference gives, for every package of the library', () => {
    if (!existsSync(reference)) return;
    for (const path of [
      'agents/review/package-reviewer',
      'plugins/authoring/plugin-author-kit',
      'skills/registry/pin-mismatch',
    ]) {
      const root = join(repository, 'library', path);
      const expected = execFileSync('python3', [reference, root], { encoding: 'utf8' }).slice(
        0,
        64,
      );
      expect(digestOf(repository, root).slice(0, 64)).toBe(expected);
    }
  });
});

describe('--explain tells why, by recomputing', () => {
  interface Cause {
    readonly name: string;
    readonly files?: Readonly<Record<string, string>>;
    readonly change: (directory: string) => void;
    readonly says: string;
  }

  const kit = (directory: string, path: string): string => join(directory, 'kit', path);
  const causes: readonly Cause[] = [
    {
      name: 'line endings',
      change: (directory) =>
        writeFileSync(kit(directory, 'skills/read/SKILL.md'), skillText.replaceAll('\n', '\r\n')),
      says: 'the digest matches once CRLF becomes LF in "skills/read/SKILL.md"',
    },
    {
      name: 'an untracked file',
      change: (directory) => writeFileSync(kit(directory, '.DS_Store'), 'x'),
      says: 'the digest matches once ".DS_Store", which git does not track, is left out',
    },
    {
      name: 'an ignored directory',
      change: (directory) => {
        mkdirSync(kit(directory, 'node_modules/left'), { recursive: true });
        writeFileSync(kit(directory, 'node_modules/left/index.js'), 'x');
      },
      says: 'the digest matches once "node_modules/left/index.js", which git ignores, is left out',
    },
    {
      name: 'an empty directory',
      change: (directory) => mkdirSync(kit(directory, 'drafts')),
      says: 'the digest matches once the empty directory "drafts" is left out',
    },
    {
      name: 'an absolute link',
      files: { 'notes.md': 'Notes.\n' },
      change: (directory) => {
        unlinkSync(kit(directory, 'more.md'));
        symlinkSync(kit(directory, 'notes.md'), kit(directory, 'more.md'));
      },
      says: 'the digest matches once the absolute target of "more.md" is relative',
    },
    {
      name: 'a name in another normal form',
      files: { 'caf\u00e9.md': 'Menu.\n' },
      change: (directory) =>
        renameSync(kit(directory, 'caf\u00e9.md'), kit(directory, 'cafe\u0301.md')),
      says: 'the digest matches once the accents in "cafe\u0301.md" are written in Unicode form NFC',
    },
    {
      name: 'two of them at once',
      change: (directory) => {
        writeFileSync(kit(directory, '.DS_Store'), 'x');
        mkdirSync(kit(directory, 'drafts'));
      },
      says: 'the digest matches once ".DS_Store", which git does not track, is left out and the empty directory "drafts" is left out',
    },
    {
      name: 'an edit that was not committed',
      change: (directory) => appendFileSync(kit(directory, 'plugin.json'), '\n'),
      says: 'the tree as git has it gives the digest; here it matches once the edits to "plugin.json" are undone',
    },
    {
      name: 'attributes that change what is checked out',
      change: (directory) => {
        writeFileSync(kit(directory, '.gitattributes'), '*.md text eol=crlf\n');
        writeFileSync(kit(directory, 'skills/read/SKILL.md'), skillText.replaceAll('\n', '\r\n'));
      },
      says: 'the digest matches once ".gitattributes", which git does not track, is left out and CRLF becomes LF in "skills/read/SKILL.md"',
    },
  ];

  test.each(causes)('$name', ({ files = {}, change, says }) => {
    const directory = committed(files);
    if ('notes.md' in files) {
      symlinkSync('notes.md', kit(directory, 'more.md'));
      commitAll(directory);
    }
    const pinned = digestOf(directory, 'kit').slice(0, 64);
    expect(pinned).toMatch(/^[0-9a-f]{64}$/);
    change(directory);
    const { code, out } = runBundle(directory, 'digest', 'kit', '--explain', pinned);
    const [first, second, third] = out.split('\n');
    expect(code).toBe(1);
    expect(first).toMatch(/^[0-9a-f]{64} {2}kit$/);
    expect(first?.slice(0, 64)).not.toBe(pinned);
    expect(second).toBe(`expected ${pinned}`);
    expect(third).toBe(says);
  });

  test('a change that was committed has no excuse', () => {
    const directory = committed();
    appendFileSync(kit(directory, 'plugin.json'), '\n');
    commitAll(directory);
    const { code, out } = runBundle(directory, 'digest', 'kit', '--explain', kitDigest);
    expect(code).toBe(1);
    expect(out).toContain('the content differs');
  });
});

describe('a package that is the root of a repository', () => {
  const origin = realpathSync(temporaryDirectory());
  writePackage(origin, { 'run.sh': '#!/bin/sh\n', '.gitattributes': '* -text\n' });
  symlinkSync('run.sh', join(origin, 'link.sh'));
  commitAll(origin);
  const work = realpathSync(temporaryDirectory());
  const clone = join(work, 'clone');
  const worktree = join(work, 'worktree');
  const archive = join(work, 'archive');
  git(work, 'clone', '--quiet', '--depth', '1', `file://${origin}`, clone);
  git(origin, 'worktree', 'add', '--quiet', '--detach', worktree);
  mkdirSync(archive);
  git(origin, 'archive', '--output', join(work, 'a.tar'), 'HEAD');
  execFileSync('tar', ['-xf', join(work, 'a.tar'), '-C', archive]);
  const without = join(work, 'copied');
  mkdirSync(join(without, 'skills/read'), { recursive: true });
  for (const path of ['plugin.json', 'run.sh', '.gitattributes', 'skills/read/SKILL.md']) {
    copyFileSync(join(origin, path), join(without, path));
  }
  symlinkSync('run.sh', join(without, 'link.sh'));

  test('has one digest in the repository, a clone, a worktree, an archive and a copy', () => {
    const digests = [origin, clone, worktree, archive, without].map((path) =>
      digestOf(work, path).slice(0, 64),
    );
    expect(new Set(digests).size).toBe(1);
    expect(digests[0]).toMatch(/^[0-9a-f]{64}$/);
    if (!existsSync(reference)) return;
    expect(execFileSync('python3', [reference, archive], { encoding: 'utf8' }).slice(0, 64)).toBe(
      digests[0],
    );
  });

  test.each([
    ['a directory', clone],
    ['a file', worktree],
  ])('says that .git, %s, was left out', (_what, path) => {
    const said = 'left out: .git, which a host deletes after cloning\n';
    expect(runBundle(work, 'digest', path).err).toBe(said);
    expect(JSON.parse(runBundle(work, 'digest', path, '--json').out).leftOut).toEqual(['.git']);
    const check = runBundle(path, 'check', '.');
    expect(check.code).toBe(0);
    expect(check.out).toContain(', left out .git\n');
    expect(check.out).toMatch(/; nothing left unchecked\n$/);
  });

  test('checks alike wherever it lies, but for what only git can tell', () => {
    const inClone = JSON.parse(runBundle(clone, 'check', '.', '--json').out);
    const unpacked = JSON.parse(runBundle(archive, 'check', '.', '--json').out);
    expect(inClone.packages[0].digest).toBe(unpacked.packages[0].digest);
    expect(inClone.findings).toEqual(unpacked.findings);
    expect(unpacked.notChecked).toEqual([
      {
        what: 'whether git tracks what is in .',
        why: 'it is not in a git repository',
      },
    ]);
  });
});

test('one .git deeper is hashed and is a finding', () => {
  const directory = committed();
  writeFiles(join(directory, 'kit'), { 'vendor/.git/HEAD': 'ref: refs/heads/main\n' });
  expect(digestOf(directory, 'kit').slice(0, 64)).not.toBe(kitDigest);
  const report = JSON.parse(runBundle(directory, 'check', 'kit', '--json').out);
  expect(report.findings.map(({ rule }: { rule: string }) => rule)).toContain('tree/nested-git');
});
