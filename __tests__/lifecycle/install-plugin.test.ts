// Installing as a person sees it: what stands there afterwards, what the state says, what was kept.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readTree } from '../../src/digest/read-tree.ts';
import { installPackage } from '../../src/lifecycle/install-plugin.ts';
import { listPlugins } from '../../src/lifecycle/list-installed.ts';
import { removeInstalled } from '../../src/lifecycle/remove-plugin.ts';
import { disableInstalled } from '../../src/lifecycle/set-enabled.ts';
import { updateInstalled } from '../../src/lifecycle/update-plugin.ts';
import { writeTree } from '../support/tree.ts';
import { codes, makePackage } from './support/packages.ts';
import { namesIn, projectBase, testHost, userBase } from './support/test-host.ts';

const user = { scope: 'user' } as const;

function stateOf(base: string): unknown {
  return JSON.parse(readFileSync(join(base, 'state.json'), 'utf8'));
}

describe('install', () => {
  test('a new package stands at its id, is recorded with all six facts, enabled and loadable', () => {
    const host = testHost();
    const source = makePackage({ files: { 'scripts/run.sh': '#!/bin/sh\n', 'empty.txt': '' } });
    chmodSync(join(source, 'scripts/run.sh'), 0o750);
    const digest = readTree(source).digest;
    const result = installPackage(source, user, host);
    expect(result.diagnostics).toEqual([]);
    expect(result.plugin).toMatchObject({
      id: 'page-kit',
      scope: 'user',
      path: join(userBase(host), 'page-kit'),
      version: '1.0.0',
      kind: 'plugin',
      enabled: true,
      valid: true,
      compatible: true,
      effective: true,
      loadable: true,
      overriddenBy: null,
      contentDigest: digest,
      diagnostics: [],
    });
    expect(namesIn(userBase(host))).toEqual(['page-kit', 'state.json']);
    expect(stateOf(userBase(host))).toEqual({
      version: 1,
      disabled: [],
      installed: {
        'page-kit': {
          installedAt: '2026-02-03T04:05:06.000Z',
          source,
          contentDigest: digest,
          origin: { kind: 'local', source },
          trust: 'trusted',
          kind: 'plugin',
        },
      },
    });
    expect(statSync(join(userBase(host), 'state.json')).mode & 0o777).toBe(0o600);
    expect(statSync(join(userBase(host), 'page-kit/scripts/run.sh')).mode & 0o777).toBe(0o755);
    expect(statSync(join(userBase(host), 'page-kit/plugin.json')).mode & 0o777).toBe(0o644);
    expect(existsSync(projectBase(host))).toBe(false);
  });

  test('links are copied verbatim, empty directories stay, the root’s own .git does not come along', () => {
    const host = testHost();
    const source = makePackage();
    writeTree(source, [
      { path: 'alias', type: 'link', target: 'skills/read' },
      { path: 'hollow', type: 'directory' },
      { path: '.git/config', type: 'file', utf8: '[core]\n' },
    ]);
    const result = installPackage(source, { scope: 'project' }, host);
    expect(result.diagnostics).toEqual([
      {
        type: 'warning',
        code: 'left_out',
        message: '".git" of the source was left out',
        changed: null,
      },
    ]);
    expect(namesIn(join(projectBase(host), 'page-kit'))).toEqual([
      'alias',
      'hollow',
      'plugin.json',
      'skills',
    ]);
    expect(result.plugin?.contentDigest).toBe(readTree(source).digest);
  });

  test('a source is relative to the working directory, and ~/ is the home', () => {
    const host = testHost();
    makePackage({ name: 'one' }, join(host.cwd, 'packages/one'));
    makePackage({ name: 'two' }, join(host.home, 'two'));
    expect(codes(installPackage('packages/one', user, host))).toEqual([]);
    expect(codes(installPackage('~/two', user, host))).toEqual([]);
    const sources = listPlugins(host, { all: true }).plugins.map((entry) => entry.record?.source);
    expect(sources).toEqual([join(host.cwd, 'packages/one'), join(host.home, 'two')]);
  });

  test('a forced install replaces, keeps the disabled flag, and leaves nothing behind', () => {
    const host = testHost();
    installPackage(makePackage(), user, host);
    disableInstalled('page-kit', user, host);
    const result = installPackage(
      makePackage({ version: '2.0.0' }),
      { ...user, force: true },
      host,
    );
    expect(result.diagnostics).toEqual([]);
    expect(result.recovery).toBeUndefined();
    expect(result.plugin).toMatchObject({ version: '2.0.0', enabled: false, valid: true });
    expect(namesIn(userBase(host))).toEqual(['page-kit', 'state.json']);
  });

  test('edits in the replaced copy are kept, and the result says where', () => {
    const host = testHost();
    installPackage(makePackage(), user, host);
    writeFileSync(join(userBase(host), 'page-kit/notes.txt'), 'my edit');
    const result = installPackage(
      makePackage({ version: '2.0.0' }),
      { ...user, force: true },
      host,
    );
    expect(result.diagnostics).toEqual([]);
    const kept = result.recovery?.packageBackup ?? '';
    expect(readFileSync(join(kept, 'notes.txt'), 'utf8')).toBe('my edit');
    expect(readFileSync(join(kept, 'plugin.json'), 'utf8')).toContain('1.0.0');
    expect(result.plugin).toMatchObject({ version: '2.0.0', valid: true });
  });

  test('an unrecorded directory is replaced by force only, and kept', () => {
    const host = testHost();
    makePackage({ version: '0.9.0' }, join(userBase(host), 'page-kit'));
    expect(codes(installPackage(makePackage(), user, host))).toEqual(['exists']);
    const result = installPackage(makePackage(), { ...user, force: true }, host);
    expect(codes(result)).toEqual([]);
    expect(
      readFileSync(join(result.recovery?.packageBackup ?? '', 'plugin.json'), 'utf8'),
    ).toContain('0.9.0');
  });

  test('a record whose directory is gone is no obstacle', () => {
    const host = testHost();
    installPackage(makePackage(), user, host);
    renameSync(join(userBase(host), 'page-kit'), join(host.home, 'gone'));
    expect(installPackage(makePackage(), user, host)).toMatchObject({
      plugin: { valid: true },
      diagnostics: [],
    });
  });

  test('origin and trust are recorded as given', () => {
    const host = testHost();
    const origin = { kind: 'catalog', source: 'plugin:page-kit' } as const;
    const result = installPackage(makePackage(), { ...user, origin, trust: 'foreign' }, host);
    expect(result.plugin?.record).toMatchObject({ origin, trust: 'foreign', kind: 'plugin' });
  });
});

describe('update', () => {
  test('installs again from the recorded source', () => {
    const host = testHost();
    const source = makePackage();
    installPackage(source, user, host);
    makePackage({ version: '1.1.0' }, source);
    const result = updateInstalled('page-kit', user, host);
    expect(result.diagnostics).toEqual([]);
    expect(result.plugin).toMatchObject({ version: '1.1.0', valid: true });
    expect(namesIn(userBase(host))).toEqual(['page-kit', 'state.json']);
  });

  test('keeps origin and trust of the record', () => {
    const host = testHost();
    const origin = { kind: 'catalog', source: 'plugin:page-kit' } as const;
    installPackage(makePackage(), { ...user, origin, trust: 'foreign' }, host);
    expect(updateInstalled('page-kit', user, host).plugin?.record).toMatchObject({
      origin,
      trust: 'foreign',
    });
  });

  test('an edited copy is replaced by force only, and the edits are kept', () => {
    const host = testHost();
    installPackage(makePackage(), user, host);
    writeFileSync(join(userBase(host), 'page-kit/notes.txt'), 'my edit');
    const refused = updateInstalled('page-kit', user, host);
    expect(codes(refused)).toEqual(['invalid']);
    expect(refused.diagnostics[0]?.message).toBe(
      '"page-kit" is not what was installed; run plugin-gate update page-kit --scope user --force to replace it (what is there now is kept)',
    );
    const forced = updateInstalled('page-kit', { ...user, force: true }, host);
    expect(forced.diagnostics).toEqual([]);
    expect(forced.plugin).toMatchObject({ valid: true });
    expect(existsSync(join(forced.recovery?.packageBackup ?? '', 'notes.txt'))).toBe(true);
  });

  test('a remote source is updated from what a verified row resolves to', () => {
    const host = testHost();
    const origin = { kind: 'github', source: 'https://github.com/a/b/tree/v1/p' } as const;
    installPackage(makePackage(), { ...user, origin }, host);
    const state = join(userBase(host), 'state.json');
    const text = readFileSync(state, 'utf8').replace(
      /"source": "\/[^"]*",\n {6}"contentDigest"/,
      `"source": "${origin.source}",\n      "contentDigest"`,
    );
    writeFileSync(state, text);
    const fetched = makePackage({ version: '1.2.0' });
    const result = updateInstalled(
      'page-kit',
      {
        ...user,
        resolveRemote: (id, record) => {
          expect([id, record.source]).toEqual(['page-kit', origin.source]);
          return { path: fetched, origin, expectedVersion: '1.2.0' };
        },
      },
      host,
    );
    expect(result.diagnostics).toEqual([]);
    expect(result.plugin?.version).toBe('1.2.0');
  });
});

describe('remove', () => {
  test('takes directory and record away and leaves nothing behind', () => {
    const host = testHost();
    installPackage(makePackage(), user, host);
    disableInstalled('page-kit', user, host);
    const result = removeInstalled('page-kit', user, host);
    expect(result).toEqual({ removed: { id: 'page-kit', scope: 'user' }, diagnostics: [] });
    expect(namesIn(userBase(host))).toEqual(['state.json']);
    expect(stateOf(userBase(host))).toEqual({ version: 1, disabled: [], installed: {} });
  });

  test('an edited copy, and an unrecorded one, are kept', () => {
    const host = testHost();
    installPackage(makePackage(), user, host);
    writeFileSync(join(userBase(host), 'page-kit/notes.txt'), 'my edit');
    const edited = removeInstalled('page-kit', user, host);
    expect(readFileSync(join(edited.recovery?.packageBackup ?? '', 'notes.txt'), 'utf8')).toBe(
      'my edit',
    );
    makePackage({ name: 'other' }, join(userBase(host), 'other'));
    const unrecorded = removeInstalled('other', user, host);
    expect(existsSync(join(unrecorded.recovery?.packageBackup ?? '', 'plugin.json'))).toBe(true);
    expect(listPlugins(host, { all: true }).plugins).toEqual([]);
  });

  test('a record without a directory is taken away', () => {
    const host = testHost();
    installPackage(makePackage(), user, host);
    renameSync(join(userBase(host), 'page-kit'), join(host.home, 'gone'));
    expect(removeInstalled('page-kit', user, host)).toEqual({
      removed: { id: 'page-kit', scope: 'user' },
      diagnostics: [],
    });
    expect(stateOf(userBase(host))).toEqual({ version: 1, disabled: [], installed: {} });
  });

  test('an adopted copy is removed like any other', () => {
    const host = testHost();
    const origin = { kind: 'interop', host: 'codex', source: '/elsewhere' } as const;
    installPackage(makePackage(), { ...user, origin, trust: 'foreign' }, host);
    expect(codes(removeInstalled('page-kit', user, host))).toEqual([]);
  });
});

test('a configuration directory behind a link is fine, and entries say where they really are', () => {
  const host = testHost();
  const real = join(host.home, 'dotfiles');
  mkdirSync(real);
  symlinkSync(real, host.configDirectory);
  const { plugin } = installPackage(makePackage(), user, host);
  expect(plugin?.path).toBe(join(host.configDirectory, 'plugins/page-kit'));
  expect(plugin?.canonicalRoot).toBe(join(real, 'plugins/page-kit'));
});
