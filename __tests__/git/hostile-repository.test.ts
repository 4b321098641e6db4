// A repository whose settings, attributes and hooks would run programs runs none of them, whatever we ask.
// Each trap writes a marker; the first test shows that plain git springs them.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { attributeFindings } from '../../src/digest/attribute-findings.ts';
import { committedTreeDigest } from '../../src/digest/committed-tree.ts';
import { explainDigest } from '../../src/digest/explain.ts';
import { readTree } from '../../src/digest/read-tree.ts';
import { findRepository } from '../../src/git/repository.ts';
import { readCommitted, readRepositoryView } from '../../src/git/repository-view.ts';
import { commitAll, git, temporaryDirectory, writePackage } from '../support/tree.ts';

interface Trap {
  readonly root: string;
  readonly marker: string;
}

/** A committed package whose own `.git` has every trap we know. */
function hostilePackage(root: string): Trap {
  writePackage(root, {
    '.gitattributes': '*.md filter=evil diff=evil eol=crlf\n*.json ident\n',
  });
  commitAll(root);
  const marker = join(root, '..', 'sprung');
  const trap = join(root, '.git', 'trap');
  writeFileSync(trap, `#!/bin/sh\necho "$0 $*" >> '${marker}'\ncat\n`);
  chmodSync(trap, 0o755);
  mkdirSync(join(root, '.git/hooks'), { recursive: true });
  for (const hook of ['post-checkout', 'post-index-change', 'fsmonitor-watchman', 'pre-commit']) {
    writeFileSync(join(root, '.git/hooks', hook), `#!/bin/sh\necho hook >> '${marker}'\n`);
    chmodSync(join(root, '.git/hooks', hook), 0o755);
  }
  writeFileSync(join(root, '.git/included'), `[core]\n\tfsmonitor = ${trap}\n`);
  writeFileSync(
    join(root, '.git/config'),
    [
      '[core]',
      '\trepositoryformatversion = 1',
      '\tbare = false',
      '\tworktree = /',
      `\tfsmonitor = ${trap}`,
      `\tsshCommand = ${trap}`,
      `\tgitProxy = ${trap}`,
      `\tpager = ${trap}`,
      `\teditor = ${trap}`,
      `\taskPass = ${trap}`,
      `\talternateRefsCommand = ${trap}`,
      '[extensions]',
      '\tpartialClone = origin',
      '[remote "origin"]',
      `\turl = ext::${trap}`,
      '\tpromisor = true',
      `\tuploadpack = ${trap}`,
      '[filter "evil"]',
      `\tsmudge = ${trap}`,
      `\tclean = ${trap}`,
      `\tprocess = ${trap}`,
      '\trequired = true',
      '[diff "evil"]',
      `\ttextconv = ${trap}`,
      `\tcommand = ${trap}`,
      '[include]',
      '\tpath = included',
      '[alias]',
      `\tls-files = !${trap}`,
      `\tcat-file = !${trap}`,
      '',
    ].join('\n'),
  );
  return { root, marker };
}

function trapped(): Trap {
  const root = join(realpathSync(temporaryDirectory()), 'kit');
  mkdirSync(root);
  return hostilePackage(root);
}

/** Bytes of the git directory by path and time, to show that nothing was written. */
function stateOf(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((path) => {
      const facts = statSync(join(directory, path));
      return `${path} ${facts.size} ${facts.isFile() ? facts.mtimeMs : ''}`;
    })
    .sort();
}

function viewAt(directory: string) {
  const repository = findRepository(directory, process.env);
  if (repository === null) throw new Error('no repository');
  return readRepositoryView(repository, directory);
}

describe('a hostile repository', () => {
  test('springs its traps on plain git: the marker works', () => {
    const { root, marker } = trapped();
    try {
      execFileSync('git', ['--work-tree=.', 'status'], { cwd: root, stdio: 'ignore' });
    } catch {
      // What matters is the marker.
    }
    expect(existsSync(marker)).toBe(true);
  });

  test('is read whole, and none of it runs or changes', () => {
    const { root, marker } = trapped();
    const before = stateOf(join(root, '.git'));
    const view = viewAt(root);
    expect(view.repository.root).toBe(root);
    expect(view.trackedBelow('.').map((entry) => entry.path)).toEqual([
      '.gitattributes',
      'plugin.json',
      'skills/read/SKILL.md',
    ]);
    expect(view.attributesOf('skills/read/SKILL.md').filter).toBe('evil');
    expect(readCommitted(view.repository, '.')).toHaveLength(3);
    expect(attributeFindings(view, '.').map((one) => one.rule)).toContain('tree/attribute-filter');
    expect(committedTreeDigest(view, '.')).toMatch(/^[0-9a-f]{64}$/);
    expect(explainDigest({ root, expected: '0'.repeat(64), view }).outcome).toBe('unexplained');
    expect(existsSync(marker)).toBe(false);
    expect(stateOf(join(root, '.git'))).toEqual(before);
  });

  test('with objects missing fetches nothing: what cannot be told is a fault', () => {
    const { root, marker } = trapped();
    const view = viewAt(root);
    const object = view.entryAt('plugin.json')?.object ?? '';
    execFileSync('rm', ['-f', join(root, '.git/objects', object.slice(0, 2), object.slice(2))]);
    expect(() => committedTreeDigest(view, '.')).toThrow(expect.objectContaining({ code: 'git' }));
    expect(explainDigest({ root, expected: '0'.repeat(64), view }).notChecked).toHaveLength(2);
    expect(existsSync(marker)).toBe(false);
  });

  test('inside a package of another repository is not even read', () => {
    const outer = realpathSync(temporaryDirectory());
    const root = join(outer, 'packages/kit');
    writePackage(root);
    commitAll(outer);
    const { marker } = hostilePackage(root);
    const view = viewAt(root);
    expect(view.repository.root).toBe(outer);
    expect(committedTreeDigest(view, 'packages/kit')).toMatch(/^[0-9a-f]{64}$/);
    expect(attributeFindings(view, 'packages/kit')).toEqual([]);
    expect(existsSync(marker)).toBe(false);
  });

  test('below a package is only hashed', () => {
    const outer = realpathSync(temporaryDirectory());
    writePackage(join(outer, 'kit'));
    commitAll(outer);
    const { marker } = hostilePackage(join(outer, 'kit/vendor/tool'));
    const view = viewAt(join(outer, 'kit'));
    const tree = readTree(join(outer, 'kit'));
    expect(tree.findings.map((one) => one.place.file)).toEqual(['vendor/tool/.git']);
    expect(view.tracksDirectory('kit/vendor')).toBe(false);
    expect(existsSync(marker)).toBe(false);
  });
});

// Only root can give files away.
const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot(
  'a repository owned by somebody else is read all the same, since nothing in it is obeyed',
  () => {
    const { root, marker } = trapped();
    execFileSync('chown', ['-R', '12345:12345', root]);
    expect(viewAt(root).trackedBelow('.')).toHaveLength(3);
    expect(existsSync(marker)).toBe(false);
    expect(() => git(root, 'ls-files')).toThrow();
  },
);
