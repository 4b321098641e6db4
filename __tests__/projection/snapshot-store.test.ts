// The projection: what a committed snapshot gives, what a reload adds, what vanishes at once.
import { mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { realDisk } from '../../src/base/disk.ts';
import { withPluginDiscoveryPass } from '../../src/discovery/discovery-pass.ts';
import { installPackage } from '../../src/lifecycle/install-plugin.ts';
import { listPlugins } from '../../src/lifecycle/list-installed.ts';
import { removeInstalled } from '../../src/lifecycle/remove-plugin.ts';
import { disableInstalled, enableInstalled } from '../../src/lifecycle/set-enabled.ts';
import { createPluginsBundle, PluginsManifest } from '../../src/projection/domain-module.ts';
import type { PluginsReloadedPayload } from '../../src/projection/reload-payload.ts';
import { buildPluginSnapshot, SnapshotStore } from '../../src/projection/snapshot-store.ts';
import { makePackage } from '../lifecycle/support/packages.ts';
import { testHost, userBase } from '../lifecycle/support/test-host.ts';

const user = { scope: 'user' } as const;

function paths(store: SnapshotStore, host: ReturnType<typeof testHost>): readonly string[] {
  return store.enabledRoots(host, 'skills').map(({ path }) => path);
}

test('a root says everything about where it comes from', () => {
  const host = testHost();
  const source = makePackage();
  const { plugin } = installPackage(source, user, host);
  const [root, ...more] = new SnapshotStore().enabledRoots(host, 'skills');
  expect(more).toEqual([]);
  expect(root).toEqual({
    kind: 'skills',
    path: join(userBase(host), 'page-kit', 'skills'),
    source: 'plugin:user:page-kit',
    provenance: {
      id: 'page-kit',
      scope: 'user',
      sourcePath: source,
      canonicalRoot: join(userBase(host), 'page-kit'),
      manifestDigest: plugin?.manifestDigest,
      contentDigest: plugin?.contentDigest,
    },
  });
  expect(new SnapshotStore().enabledRoots(host, 'prompts')).toEqual([]);
});

describe('additions wait for a reload', () => {
  test('a new plugin, and a replaced copy', () => {
    const host = testHost();
    const store = new SnapshotStore();
    expect(paths(store, host)).toEqual([]);
    installPackage(makePackage(), user, host);
    expect(paths(store, host)).toEqual([]);
    expect(store.reload(host)).toMatchObject({
      generation: 2,
      added: [{ id: 'page-kit', scope: 'user' }],
      removed: [],
      replaced: [],
    });
    expect(paths(store, host)).toHaveLength(1);
    installPackage(makePackage({ version: '2.0.0' }), { ...user, force: true }, host);
    expect(paths(store, host)).toEqual([]);
    expect(store.reload(host)).toMatchObject({
      generation: 3,
      added: [],
      removed: [],
      replaced: [{ id: 'page-kit', scope: 'user' }],
    });
    expect(paths(store, host)).toHaveLength(1);
  });

  test('a project copy in place of the user’s is a replacement, a removal is a removal', () => {
    const host = testHost();
    const store = new SnapshotStore();
    installPackage(makePackage(), user, host);
    store.snapshotFor(host);
    installPackage(makePackage(), { scope: 'project' }, host);
    expect(paths(store, host)).toEqual([]);
    expect(store.reload(host).replaced).toEqual([{ id: 'page-kit', scope: 'project' }]);
    removeInstalled('page-kit', { scope: 'project' }, host);
    removeInstalled('page-kit', user, host);
    expect(store.reload(host).removed).toEqual([{ id: 'page-kit', scope: 'project' }]);
  });
});

describe('revocation and drift act at the next read', () => {
  test.each([
    ['disabled', (host: ReturnType<typeof testHost>) => disableInstalled('page-kit', user, host)],
    ['removed', (host: ReturnType<typeof testHost>) => removeInstalled('page-kit', user, host)],
    [
      'a byte changed behind its back',
      (host: ReturnType<typeof testHost>) =>
        writeFileSync(join(userBase(host), 'page-kit/skills/read/extra.txt'), 'x'),
    ],
    [
      'the manifest changed',
      (host: ReturnType<typeof testHost>) =>
        writeFileSync(join(userBase(host), 'page-kit/plugin.json'), '{}'),
    ],
    [
      'the directory replaced by a link',
      (host: ReturnType<typeof testHost>) => {
        const target = join(userBase(host), 'page-kit');
        renameSync(target, join(host.home, 'moved'));
        symlinkSync(join(host.home, 'moved'), target);
      },
    ],
    [
      'the state file broken',
      (host: ReturnType<typeof testHost>) => writeFileSync(join(userBase(host), 'state.json'), '{'),
    ],
  ])('%s', (_name, revoke) => {
    const host = testHost();
    const store = new SnapshotStore();
    installPackage(makePackage(), user, host);
    installPackage(makePackage({ name: 'other' }), { scope: 'project' }, host);
    expect(paths(store, host)).toHaveLength(2);
    revoke(host);
    expect(paths(store, host)).toEqual([join(host.cwd, '.clio-coder/plugins/other/skills')]);
    // Display only: the committed one does not look.
    expect(store.committedRoots(host, 'skills')).toHaveLength(2);
  });

  test('enabling again brings the very same copy back without a reload', () => {
    const host = testHost();
    const store = new SnapshotStore();
    installPackage(makePackage(), user, host);
    store.snapshotFor(host);
    disableInstalled('page-kit', user, host);
    expect(paths(store, host)).toEqual([]);
    enableInstalled('page-kit', user, host);
    expect(paths(store, host)).toHaveLength(1);
  });
});

describe('the snapshot', () => {
  test('is frozen all the way down', () => {
    const host = testHost();
    installPackage(makePackage(), user, host);
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      expect(Object.isFrozen(value)).toBe(true);
      for (const member of Object.values(value)) visit(member);
    };
    visit(buildPluginSnapshot(host));
  });

  test('its digest changes with every entry, loadable or not, and with nothing else', () => {
    const host = testHost();
    const digest = () => buildPluginSnapshot(host).digest;
    const empty = digest();
    mkdirSync(join(userBase(host), 'stranger'), { recursive: true });
    const stranger = digest();
    installPackage(makePackage(), user, host);
    const withKit = digest();
    disableInstalled('page-kit', user, host);
    const disabled = digest();
    enableInstalled('page-kit', user, host);
    expect(digest()).toBe(withKit);
    writeFileSync(join(userBase(host), '.hidden'), 'x');
    expect(digest()).toBe(withKit);
    expect(new Set([empty, stranger, withKit, disabled]).size).toBe(4);
    expect(empty).toMatch(/^[0-9a-f]{64}$/);
  });

  test('one store keeps one per canonical directory pair', () => {
    const host = testHost();
    installPackage(makePackage(), user, host);
    const store = new SnapshotStore();
    const snapshot = store.snapshotFor(host);
    symlinkSync(host.cwd, join(host.home, 'alias'));
    expect(store.snapshotFor({ ...host, cwd: join(host.home, 'alias') })).toBe(snapshot);
    const other = testHost();
    expect(store.snapshotFor({ ...host, configDirectory: other.configDirectory })).not.toBe(
      snapshot,
    );
    store.clear();
    expect(store.generationOf(host)).toBe(0);
  });
});

describe('inside one discovery pass', () => {
  test('listing costs one digest a root, however often it is asked', () => {
    const host = testHost();
    for (const name of ['one', 'two', 'three']) installPackage(makePackage({ name }), user, host);
    const opened = new Map<string, number>();
    const disk = new Proxy(realDisk, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver);
        if (name !== 'openSync' || typeof value !== 'function') return value;
        return (...args: readonly unknown[]) => {
          const path = String(args[0]);
          if (path.endsWith('plugin.json')) opened.set(path, (opened.get(path) ?? 0) + 1);
          return Reflect.apply(value, target, args);
        };
      },
    });
    const counted = { ...host, disk };
    listPlugins(counted, { all: true });
    expect([...opened.values()]).toEqual([1, 1, 1]);
    opened.clear();
    withPluginDiscoveryPass(() => {
      listPlugins(counted, { all: true });
      listPlugins(counted);
      buildPluginSnapshot(counted);
      new SnapshotStore().enabledRoots(counted, 'skills');
    });
    expect([...opened.values()]).toEqual([1, 1, 1]);
  });

  test('a mutation and a reload read the disk all the same', () => {
    const host = testHost();
    const store = new SnapshotStore();
    installPackage(makePackage(), user, host);
    withPluginDiscoveryPass(() => {
      expect(listPlugins(host).plugins[0]?.valid).toBe(true);
      store.snapshotFor(host);
      writeFileSync(join(userBase(host), 'page-kit/notes.txt'), 'x');
      const result = installPackage(
        makePackage({ version: '2.0.0' }),
        { ...user, force: true },
        host,
      );
      expect(readFileSync(join(result.recovery?.packageBackup ?? '', 'notes.txt'), 'utf8')).toBe(
        'x',
      );
      expect(result.plugin).toMatchObject({ version: '2.0.0', valid: true });
      expect(store.reload(host).replaced).toEqual([{ id: 'page-kit', scope: 'user' }]);
      // The pass itself still answers what it saw first.
      expect(listPlugins(host).plugins[0]?.version).toBe('1.0.0');
    });
    expect(listPlugins(host).plugins[0]?.version).toBe('2.0.0');
  });
});

test('the bundle depends on config, starts nothing, tells of reloads, and forgets on stop', () => {
  const host = testHost();
  const told: PluginsReloadedPayload[] = [];
  const store = new SnapshotStore();
  expect(PluginsManifest).toEqual({ name: 'plugins', dependsOn: ['config'] });
  const { extension, contract } = createPluginsBundle({
    host,
    store,
    emit: (payload) => told.push(payload),
  });
  extension.start();
  expect(store.generationOf(host)).toBe(0);
  installPackage(makePackage(), user, host);
  const payload = contract.reload();
  expect(told).toEqual([payload]);
  expect(payload).toEqual({
    generation: 1,
    digest: contract.snapshot().digest,
    added: [{ id: 'page-kit', scope: 'user' }],
    removed: [],
    replaced: [],
  });
  expect(contract.resourceRoots('skills')).toHaveLength(1);
  extension.stop();
  expect(store.generationOf(host)).toBe(0);
});
