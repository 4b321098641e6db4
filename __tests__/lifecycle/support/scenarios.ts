// The changes that every crash and every failing operation is tried on, and what must hold afterwards:
// the old tree or the new one, the state agreeing with it, nothing of anybody lost, a second try succeeds.
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { readTree } from '../../../src/digest/read-tree.ts';
import { examineScopes } from '../../../src/lifecycle/doctor.ts';
import { installPackage } from '../../../src/lifecycle/install-plugin.ts';
import type { LifecycleHost } from '../../../src/lifecycle/lifecycle-host.ts';
import { listPlugins } from '../../../src/lifecycle/list-installed.ts';
import { removeInstalled } from '../../../src/lifecycle/remove-plugin.ts';
import { disableInstalled, enableInstalled } from '../../../src/lifecycle/set-enabled.ts';
import type { InstalledPlugin, PluginMutationResult } from '../../../src/lifecycle/types.ts';
import { updateInstalled } from '../../../src/lifecycle/update-plugin.ts';
import { memoryDirectory } from './memory-directory.ts';
import { makePackage, succeeded } from './packages.ts';
import { namesIn, testHost, userBase } from './test-host.ts';

const user = { scope: 'user' } as const;

export interface World {
  readonly root: string;
  /** Sources of the old and the new version. */
  readonly before: string;
  readonly after: string;
  /** Digests that whole copies of page-kit can have: anything else is a torn one. */
  readonly known: ReadonlySet<string | null>;
}

export interface Scenario {
  readonly name: string;
  /** Makes the picture before, on a whole disk. */
  readonly setUp: (host: LifecycleHost, world: World) => void;
  readonly run: (host: LifecycleHost, world: World) => PluginMutationResult;
  /** Which versions may stand at the target afterwards; null is nothing. */
  readonly versions: readonly (string | null)[];
  /** Somebody's edit is in the copy and must survive. */
  readonly edited?: boolean;
  /** The flag before; the change may turn it around. */
  readonly enabled: readonly boolean[];
  /** True when the change was made already, so that a second try has nothing to do. */
  readonly isDone?: (entry: InstalledPlugin | undefined) => boolean;
}

const installed = (host: LifecycleHost, world: World): void => {
  expect(succeeded(installPackage(world.before, user, host))).toBe(true);
  const state = join(userBase(host), 'state.json');
  const text = readFileSync(state, 'utf8');
  writeFileSync(
    state,
    text.replace('"version": 1,', '"version": 1,\n  "future": {"kept": [1.50]},'),
  );
};
const edited = (host: LifecycleHost, world: World): void => {
  installed(host, world);
  writeFileSync(join(userBase(host), 'page-kit/notes.txt'), 'my edit');
};

export const scenarios: readonly Scenario[] = [
  {
    name: 'install',
    setUp: () => undefined,
    run: (host, world) => installPackage(world.after, user, host),
    versions: [null, '2.0.0'],
    enabled: [true],
    isDone: (entry) => entry !== undefined,
  },
  {
    name: 'replace',
    setUp: installed,
    run: (host, world) => installPackage(world.after, { ...user, force: true }, host),
    versions: ['1.0.0', '2.0.0'],
    enabled: [true],
  },
  {
    name: 'replace an edited copy',
    setUp: edited,
    run: (host, world) => installPackage(world.after, { ...user, force: true }, host),
    versions: ['1.0.0', '2.0.0'],
    edited: true,
    enabled: [true],
  },
  {
    name: 'update',
    setUp: (host, world) => {
      installed(host, world);
      disableInstalled('page-kit', user, host);
      rmSync(world.before, { recursive: true });
      cpSync(world.after, world.before, { recursive: true });
    },
    run: (host) => updateInstalled('page-kit', user, host),
    versions: ['1.0.0', '2.0.0'],
    enabled: [false],
  },
  {
    name: 'enable',
    setUp: (host, world) => {
      installed(host, world);
      disableInstalled('page-kit', user, host);
    },
    run: (host) => enableInstalled('page-kit', user, host),
    versions: ['1.0.0'],
    enabled: [true, false],
  },
  {
    name: 'disable',
    setUp: installed,
    run: (host) => disableInstalled('page-kit', user, host),
    versions: ['1.0.0'],
    enabled: [true, false],
  },
  {
    name: 'remove',
    setUp: installed,
    run: (host) => removeInstalled('page-kit', user, host),
    versions: ['1.0.0', null],
    enabled: [true],
    isDone: (entry) => entry === undefined,
  },
  {
    name: 'remove an edited copy',
    setUp: edited,
    run: (host) => removeInstalled('page-kit', user, host),
    versions: ['1.0.0', null],
    edited: true,
    enabled: [true],
    isDone: (entry) => entry === undefined,
  },
];

/** Makes fresh worlds of a scenario quickly: the picture before is made once and copied. */
export function worldMaker(scenario: Scenario): () => { host: LifecycleHost; world: World } {
  const template = memoryDirectory();
  const known = new Set<string | null>();
  const worldAt = (root: string): World => ({
    root,
    before: join(root, 'before'),
    after: join(root, 'after'),
    known,
  });
  const world = worldAt(template);
  const host = testHost({}, template);
  makePackage({ version: '1.0.0', files: { 'notes/a.txt': 'one' } }, world.before);
  makePackage({ version: '2.0.0', files: { 'notes/b.txt': 'two' } }, world.after);
  const neighbour = makePackage({ name: 'neighbour' });
  installPackage(neighbour, user, host);
  scenario.setUp(host, world);
  for (const copy of [world.before, world.after, join(userBase(host), 'page-kit')]) {
    known.add(readTree(copy).digest);
  }
  known.delete(null);
  let last: string | null = null;
  return () => {
    if (last !== null) rmSync(last, { recursive: true, force: true });
    const root = memoryDirectory();
    last = root;
    cpSync(template, root, { recursive: true, verbatimSymlinks: true });
    // The recorded source is that of the template, where the same bytes stand.
    return { host: testHost({}, root), world: worldAt(root) };
  };
}

/** What must hold once the dust has settled, before or after doctor. */
export function assertWhole(host: LifecycleHost, scenario: Scenario): InstalledPlugin | undefined {
  const base = userBase(host);
  const { plugins, diagnostics } = listPlugins(host, { all: true });
  expect(diagnostics).toEqual([]);
  const neighbour = plugins.find(({ id }) => id === 'neighbour');
  expect(neighbour).toMatchObject({ valid: true, enabled: true });
  const entry = plugins.find(({ id }) => id === 'page-kit');
  expect(scenario.versions).toContain(entry?.version ?? null);
  if (entry !== undefined) {
    // An edited copy that still stands is what it was before: drifted, and said to be so.
    const isOld = scenario.edited === true && entry.version === '1.0.0';
    expect(entry.diagnostics.map(({ code }) => code)).toEqual(isOld ? ['drifted'] : []);
    expect(scenario.enabled).toContain(entry.enabled);
  }
  if (scenario.edited === true) expect(findText(base, 'my edit')).toBe(true);
  if (scenario.name !== 'install') {
    expect(readFileSync(join(base, 'state.json'), 'utf8')).toContain('{"kept": [1.50]}');
  }
  return entry;
}

/** Repairs, demands that nothing unexplained is left, and tries the change again. */
export function assertRepaired(host: LifecycleHost, scenario: Scenario, world: World): void {
  const repaired = examineScopes(host, { unlock: true });
  expect(repaired.diagnostics).toEqual([]);
  const entry = assertWhole(host, scenario);
  const hidden = namesIn(userBase(host)).filter((name) => name.startsWith('.'));
  expect(hidden.filter((name) => !/\.(?:backup|removed|recovery)-/.test(name))).toEqual([]);
  for (const name of hidden) {
    expect([...world.known]).toContain(readTree(join(userBase(host), name)).digest);
  }
  const again = examineScopes(host);
  expect(again.findings.filter(({ action }) => action !== 'kept')).toEqual([]);
  if (scenario.isDone?.(entry) === true) return;
  const second = scenario.run(host, world);
  expect(second.diagnostics.filter(({ type }) => type === 'error')).toEqual([]);
  assertWhole(host, scenario);
}

function findText(directory: string, text: string): boolean {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' }).some((name) => {
    const path = join(directory, name);
    return statSync(path).isFile() && readFileSync(path, 'utf8') === text;
  });
}
