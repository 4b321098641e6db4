// Every refusal on the page: its code, said first, and not one byte changed.
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { realDisk } from '../../src/base/disk.ts';
import { installPackage } from '../../src/lifecycle/install-plugin.ts';
import type { LifecycleHost } from '../../src/lifecycle/lifecycle-host.ts';
import { listPlugins } from '../../src/lifecycle/list-installed.ts';
import { observePluginCopy } from '../../src/lifecycle/observe-copy.ts';
import { removeInstalled } from '../../src/lifecycle/remove-plugin.ts';
import { disableInstalled, enableInstalled } from '../../src/lifecycle/set-enabled.ts';
import type { PluginMutationResult } from '../../src/lifecycle/types.ts';
import { updateInstalled } from '../../src/lifecycle/update-plugin.ts';
import { withPluginScopeLock } from '../../src/lifecycle/with-scope-lock.ts';
import { writeTree } from '../support/tree.ts';
import { codes, makePackage } from './support/packages.ts';
import { picture, testHost, userBase } from './support/test-host.ts';

const user = { scope: 'user' } as const;

/** Runs a mutation and demands that it was refused with `code` first and changed nothing. */
function refused(
  host: LifecycleHost,
  code: string,
  run: () => PluginMutationResult,
): PluginMutationResult {
  const root = dirname(host.configDirectory);
  const before = picture(root);
  const result = run();
  expect(codes(result)[0]).toBe(code);
  expect(result.plugin).toBeUndefined();
  expect(result.removed).toBeUndefined();
  expect(picture(root)).toEqual(before);
  return result;
}

function editState(host: LifecycleHost, edit: (text: string) => string): void {
  const path = join(userBase(host), 'state.json');
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
}

test('invalid: a host version that is none, everywhere', () => {
  const host = testHost();
  const source = makePackage();
  installPackage(source, user, host);
  const options = { ...user, clioVersion: 'banana' };
  refused(host, 'invalid', () => installPackage(source, { ...options, force: true }, host));
  refused(host, 'invalid', () => updateInstalled('page-kit', options, host));
  refused(host, 'invalid', () => disableInstalled('page-kit', options, host));
  refused(host, 'invalid', () => removeInstalled('page-kit', options, host));
  expect(() => listPlugins(host, { clioVersion: 'banana' })).toThrow(
    expect.objectContaining({ name: 'Fault', code: 'usage' }),
  );
});

describe('install', () => {
  test('invalid: no package there, and every reason is told', () => {
    const host = testHost();
    refused(host, 'invalid', () => installPackage('nowhere', user, host));
    refused(host, 'invalid', () => installPackage('', user, host));
    const broken = makePackage({ files: { 'plugin.json': '{"name":"Page Kit"}' } });
    const result = refused(host, 'invalid', () => installPackage(broken, user, host));
    expect(result.diagnostics[0]?.message).toContain('is not a package that a Clio host admits');
    expect(result.diagnostics.length).toBeGreaterThan(2);
  });

  test('incompatible: the range excludes every known host, or the one that is asked for', () => {
    const host = testHost();
    const older = makePackage({ clio: '<0.6.0' });
    const newer = makePackage({ clio: '>=0.7.0' });
    refused(host, 'incompatible', () =>
      installPackage(older, { ...user, clioVersion: '0.6.2' }, host),
    );
    const result = refused(host, 'incompatible', () =>
      installPackage(newer, { ...user, clioVersion: '0.5.0' }, host),
    );
    expect(result.diagnostics[0]?.message).toBe(
      '"page-kit" 1.0.0 is for Clio ">=0.7.0", not 0.5.0; it was not installed',
    );
  });

  test('mismatch: kind, name, version, digest, each told', () => {
    const host = testHost();
    const source = makePackage();
    const digest = 'ab'.repeat(32);
    refused(host, 'mismatch', () =>
      installPackage(source, { ...user, expectedKind: 'skill' }, host),
    );
    refused(host, 'mismatch', () => installPackage(source, { ...user, expectedId: 'other' }, host));
    refused(host, 'mismatch', () =>
      installPackage(source, { ...user, expectedVersion: '2.0.0' }, host),
    );
    refused(host, 'mismatch', () =>
      installPackage(source, { ...user, expectedDigest: digest }, host),
    );
    const all = refused(host, 'mismatch', () =>
      installPackage(
        source,
        {
          ...user,
          expectedKind: 'skill',
          expectedId: 'other',
          expectedVersion: '2.0.0',
          expectedDigest: digest,
        },
        host,
      ),
    );
    expect(all.diagnostics.map(({ message }) => message.slice(0, 45))).toEqual([
      'the kind of the package is "plugin", expected',
      'the name of the package is "page-kit", expect',
      'the version of the package is "1.0.0", expect',
      expect.stringMatching(/^the digest of the package is "/),
    ]);
  });

  test('contained: the source around the destination, inside it, or it itself, links resolved', () => {
    const host = testHost();
    makePackage({}, host.cwd);
    refused(host, 'contained', () => installPackage('.', { scope: 'project' }, host));
    symlinkSync(host.cwd, join(host.home, 'elsewhere'));
    const linked = { ...host, configDirectory: join(host.home, 'elsewhere', 'config') };
    refused(linked, 'contained', () => installPackage(host.cwd, user, linked));
    const other = testHost();
    installPackage(makePackage(), user, other);
    const target = join(userBase(other), 'page-kit');
    refused(other, 'contained', () => installPackage(target, { ...user, force: true }, other));
    const inner = makePackage({}, join(target, 'inner'));
    refused(other, 'contained', () => installPackage(inner, { ...user, force: true }, other));
  });

  test('locked: at once, by whoever it is', () => {
    const host = testHost();
    const source = makePackage();
    installPackage(source, user, host);
    withPluginScopeLock(host, 'user', () => {
      refused(host, 'locked', () => installPackage(source, { ...user, force: true }, host));
      refused(host, 'locked', () => updateInstalled('page-kit', user, host));
      refused(host, 'locked', () => enableInstalled('page-kit', user, host));
      refused(host, 'locked', () => disableInstalled('page-kit', user, host));
      refused(host, 'locked', () => removeInstalled('page-kit', user, host));
    });
  });

  test('exists: without force', () => {
    const host = testHost();
    const source = makePackage();
    installPackage(source, user, host);
    const result = refused(host, 'exists', () => installPackage(source, user, host));
    expect(result.diagnostics[0]?.message).toContain('install with --force to replace it');
  });

  test('linked_target: forced or not, and a base that is a link', () => {
    const host = testHost();
    mkdirSync(userBase(host), { recursive: true });
    const elsewhere = makePackage();
    symlinkSync(elsewhere, join(userBase(host), 'page-kit'));
    const source = makePackage();
    refused(host, 'linked_target', () => installPackage(source, user, host));
    refused(host, 'linked_target', () => installPackage(source, { ...user, force: true }, host));
    refused(host, 'linked_target', () => removeInstalled('page-kit', user, host));
    symlinkSync(host.home, join(host.cwd, '.clio-coder'));
    refused(host, 'linked_target', () => installPackage(source, { scope: 'project' }, host));
  });

  test('kind_change: recorded, or seen in a copy of an older host that recorded none', () => {
    const host = testHost();
    installPackage(makePackage({ kind: 'skill' }), user, host);
    const plugin = makePackage();
    const force = { ...user, force: true };
    refused(host, 'kind_change', () => installPackage(plugin, force, host));
    editState(host, (text) =>
      text
        .replace(/"kind": "skill",\n\s+"origin"/, '"origin"')
        .replace(/"kind": "skill"/, '"later": 1'),
    );
    refused(host, 'kind_change', () => installPackage(plugin, force, host));
  });

  test('foreign_origin: recorded as interop or import, forced or not, install and update alike', () => {
    for (const origin of [
      { kind: 'interop', host: 'codex', source: '/elsewhere' },
      { kind: 'import', format: 'claude-code', transport: 'local', source: 'x' },
    ] as const) {
      const host = testHost();
      const source = makePackage();
      installPackage(source, { ...user, origin, trust: 'foreign' }, host);
      refused(host, 'foreign_origin', () => installPackage(source, { ...user, force: true }, host));
      refused(host, 'foreign_origin', () => installPackage(source, user, host));
      refused(host, 'foreign_origin', () => updateInstalled('page-kit', user, host));
      refused(host, 'foreign_origin', () =>
        updateInstalled('page-kit', { ...user, force: true }, host),
      );
      expect(codes(disableInstalled('page-kit', user, host))).toEqual([]);
      expect(codes(enableInstalled('page-kit', user, host))).toEqual([]);
    }
  });

  test('mismatch: the source changes while it is copied', () => {
    const host = testHost();
    const source = makePackage({ files: { 'notes.txt': 'before' } });
    let copied = false;
    const disk = new Proxy(realDisk, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver);
        if (name !== 'mkdirSync' || typeof value !== 'function') return value;
        return (...args: readonly unknown[]) => {
          const made: unknown = Reflect.apply(value, target, args);
          if (String(args[0]).includes('.install-') && !copied) {
            copied = true;
            writeFileSync(join(source, 'notes.txt'), 'behind');
          }
          return made;
        };
      },
    });
    const result = refusedWith({ ...host, disk }, source);
    expect(copied).toBe(true);
    expect(codes(result)).toEqual(['mismatch']);
    expect(result.diagnostics[0]?.message).toContain('changed while it was copied');
    expect(picture(host.configDirectory).size).toBe(0);
  });

  test('mismatch: an absolute link inside the source leads out of every copy', () => {
    const host = testHost();
    const source = makePackage();
    writeTree(source, [{ path: 'alias', type: 'link', target: join(source, 'skills') }]);
    const result = refused(host, 'mismatch', () => installPackage(source, user, host));
    expect(result.diagnostics[0]?.message).toContain('the copy of');
  });
});

function refusedWith(host: LifecycleHost, source: string): PluginMutationResult {
  return installPackage(source, user, host);
}

describe('the state file', () => {
  test.each([
    ['no JSON', (path: string) => writeFileSync(path, '{')],
    [
      'a bad field',
      (path: string) => writeFileSync(path, '{"version":1,"disabled":3,"installed":{}}'),
    ],
    [
      'a link',
      (path: string) => {
        renameSync(path, `${path}.real`);
        symlinkSync(`${path}.real`, path);
      },
    ],
    ['two hard links', (path: string) => linkSync(path, `${path}.twin`)],
    [
      'a directory',
      (path: string) => {
        rmSync(path);
        mkdirSync(path);
      },
    ],
  ])('invalid: %s, named, and never overwritten', (_name, spoil) => {
    const host = testHost();
    const source = makePackage();
    installPackage(source, user, host);
    const path = join(userBase(host), 'state.json');
    spoil(path);
    for (const run of [
      () => installPackage(source, { ...user, force: true }, host),
      () => updateInstalled('page-kit', user, host),
      () => enableInstalled('page-kit', user, host),
      () => disableInstalled('page-kit', user, host),
      () => removeInstalled('page-kit', user, host),
    ]) {
      const result = refused(host, 'invalid', run);
      expect(result.diagnostics[0]?.message).toContain(path);
    }
  });
});

describe('update, enable, disable, remove', () => {
  test('invalid: not installed, or no plugin id at all', () => {
    const host = testHost();
    installPackage(makePackage(), user, host);
    mkdirSync(join(host.configDirectory, 'precious'));
    for (const id of ['other', '../precious', '__proto__', 'state.json', '']) {
      refused(host, 'invalid', () => updateInstalled(id, user, host));
      refused(host, 'invalid', () => enableInstalled(id, user, host));
      refused(host, 'invalid', () => disableInstalled(id, user, host));
      refused(host, 'invalid', () => removeInstalled(id, user, host));
    }
  });

  test('invalid: enabling an edited copy names the forced update', () => {
    const host = testHost();
    installPackage(makePackage(), user, host);
    disableInstalled('page-kit', user, host);
    writeFileSync(join(userBase(host), 'page-kit/notes.txt'), 'my edit');
    const result = refused(host, 'invalid', () => enableInstalled('page-kit', user, host));
    expect(result.diagnostics[0]?.message).toContain(
      'run plugin-gate update page-kit --scope user --force',
    );
  });

  test('missing_row: a remote source without a verified row says which row', () => {
    const host = testHost();
    installPackage(makePackage({ kind: 'skill' }), user, host);
    editState(host, (text) =>
      text.replace(
        /"source": "\/[^"]*",\n(\s+)"contentDigest"/,
        '"source": "https://github.com/a/b",\n$1"contentDigest"',
      ),
    );
    const result = refused(host, 'missing_row', () => updateInstalled('page-kit', user, host));
    expect(result.diagnostics[0]?.message).toContain('no verified registry row "skill:page-kit"');
  });

  test('invalid: the recorded source is gone', () => {
    const host = testHost();
    const source = makePackage();
    installPackage(source, user, host);
    rmSync(source, { recursive: true });
    refused(host, 'invalid', () => updateInstalled('page-kit', user, host));
  });

  test('mismatch: the recorded source has become another plugin', () => {
    const host = testHost();
    const source = makePackage();
    installPackage(source, user, host);
    makePackage({ name: 'other' }, source);
    refused(host, 'mismatch', () => updateInstalled('page-kit', user, host));
  });

  test('dependents: disable and removal name each dependent and what it misses', () => {
    const host = testHost();
    installPackage(makePackage({ name: 'base' }), user, host);
    for (const name of ['one', 'two']) {
      installPackage(makePackage({ name, requires: ['plugin:base'] }), user, host);
    }
    const disabling = refused(host, 'dependents', () => disableInstalled('base', user, host));
    expect(disabling.diagnostics[0]?.message).toBe(
      'disabling "base" would break what needs it: "one" in the user scope would miss "plugin:base"; "two" in the user scope would miss "plugin:base"; disable or remove the dependents first',
    );
    refused(host, 'dependents', () => removeInstalled('base', user, host));
  });

  test('stale_plan: each fact, with what was expected and what is there', () => {
    const host = testHost();
    const source = makePackage();
    installPackage(source, user, host);
    const seen = observePluginCopy('user', 'page-kit', host);
    const digest = 'ab'.repeat(32);
    for (const [fact, expected] of [
      ['recorded', false],
      ['tree', 'absent'],
      ['tree', digest],
      ['enabled', false],
      ['recordedDigest', digest],
      ['kind', 'skill'],
      ['trust', 'foreign'],
      ['origin', 'elsewhere'],
    ] as const) {
      const expect_ = { copies: [{ ...seen, [fact]: expected }] };
      const result = refused(host, 'stale_plan', () =>
        removeInstalled('page-kit', { ...user, expect: expect_ }, host),
      );
      expect(result.diagnostics[0]?.changed).toEqual({
        scope: 'user',
        id: 'page-kit',
        fact,
        expected,
        observed: Object.entries(seen).find(([name]) => name === fact)?.[1],
      });
    }
    const without = { copies: [{ ...seen, trust: undefined }] } as never;
    const vanished = refused(host, 'stale_plan', () =>
      disableInstalled('page-kit', { ...user, expect: without }, host),
    );
    expect(vanished.diagnostics[0]?.changed).toMatchObject({ fact: 'trust', expected: null });
    const partial = { copies: [{ scope: 'user', id: 'page-kit', enabled: true, partial: true }] };
    expect(
      codes(disableInstalled('page-kit', { ...user, expect: partial as never }, host)),
    ).toEqual([]);
  });
});

test('a dry run writes nothing, not even a lock, and its plan is accepted once', () => {
  const host = testHost();
  const source = makePackage();
  const before = picture(dirname(host.configDirectory));
  const planned = installPackage(source, { ...user, dryRun: true }, host);
  expect(picture(dirname(host.configDirectory))).toEqual(before);
  expect(planned.plan).toMatchObject({
    operation: 'install',
    scope: 'user',
    id: 'page-kit',
    incoming: { source, version: '1.0.0', kind: 'plugin' },
    expect: {
      copies: [{ scope: 'user', id: 'page-kit', recorded: false, tree: 'absent', enabled: true }],
    },
  });
  const expect_ = planned.plan?.expect ?? { copies: [] };
  expect(codes(installPackage(source, { ...user, expect: expect_ }, host))).toEqual([]);
  refused(host, 'stale_plan', () =>
    installPackage(source, { ...user, force: true, expect: expect_ }, host),
  );
  const removal = removeInstalled('page-kit', { ...user, dryRun: true }, host);
  expect(codes(removal)).toEqual([]);
  expect(
    codes(
      removeInstalled(
        'page-kit',
        { ...user, expect: removal.plan?.expect ?? { copies: [] } },
        host,
      ),
    ),
  ).toEqual([]);
});
