// The steps of a smoke install in one scope, each of which throws when its assertion does not hold.
// They build on one another: the first failure ends the run. Specification: lifecycle page, "Smoke install".
import { join } from 'node:path';
import { installPackage } from '../lifecycle/install-plugin.ts';
import { scopeLayout } from '../lifecycle/layout.ts';
import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
import { listPlugins } from '../lifecycle/list-installed.ts';
import { removeInstalled } from '../lifecycle/remove-plugin.ts';
import { disableInstalled, enableInstalled } from '../lifecycle/set-enabled.ts';
import { readStateFile } from '../lifecycle/state-file.ts';
import type { InstalledPlugin, PluginScope } from '../lifecycle/types.ts';
import { updateInstalled } from '../lifecycle/update-plugin.ts';
import { SnapshotStore } from '../projection/snapshot-store.ts';
import { assertDone, assertNone, SmokeFailure, SmokeNotRun } from './smoke-failure.ts';
import { assertPayloads } from './smoke-payloads.ts';
import type { SmokeRequest, SmokeStep } from './smoke-types.ts';

export interface SequenceStep {
  readonly name: SmokeStep;
  /** Throws `SmokeFailure` or `SmokeInconclusive`. */
  readonly run: () => void;
}

export function smokeSequence(
  request: SmokeRequest,
  scope: PluginScope,
  host: LifecycleHost,
): readonly SequenceStep[] {
  const { clioVersion, path, pin } = request;
  const options = { scope, clioVersion } as const;
  const layout = scopeLayout(scope, host);
  const store = new SnapshotStore();
  let installed: InstalledPlugin | null = null;

  const entry = (): InstalledPlugin => {
    const id = installed?.id ?? '';
    const { plugins, diagnostics } = listPlugins(host, { all: true, ids: [id], clioVersion });
    assertNone(diagnostics, 'the listing');
    const found = plugins.find((plugin) => plugin.scope === scope);
    if (found === undefined) throw new SmokeFailure(`${id} is missing from the listing`);
    return found;
  };
  const loadable = (what: string): void => {
    const { valid, diagnostics, ...found } = entry();
    assertNone(diagnostics, what);
    if (!valid || !found.loadable) throw new SmokeFailure(`${what}: listed, but not loadable`);
  };
  const ownRoots = () =>
    store.enabledRoots(host).filter(({ provenance }) => provenance.id === installed?.id);
  const declaredRoots = () => [...(installed?.manifest?.resources ?? [])];
  const assertRoots = (what: string): void => {
    const projected = new Set(ownRoots().map((root) => `${root.kind}\0${root.path}`));
    for (const [kind, relative] of declaredRoots()) {
      const expected = join(installed?.canonicalRoot ?? '', relative);
      if (projected.has(`${kind}\0${expected}`)) continue;
      throw new SmokeFailure(`${what}: the ${kind} root ${relative} is not projected`);
    }
  };
  const assertNoRoots = (what: string): void => {
    const [left] = ownRoots();
    if (left !== undefined)
      throw new SmokeFailure(`${what}: the ${left.kind} root is still projected`);
  };

  return [
    {
      name: 'requirements installed',
      run: () => {
        for (const { reference, path: source, pin: expected } of request.requirements) {
          const pinned = expected === null ? {} : { expectedDigest: expected };
          const result = installPackage(source, { ...options, ...pinned }, host);
          assertRequirement(() => assertDone(result, `the requirement ${reference}`));
        }
      },
    },
    {
      name: 'admitted',
      run: () => {
        const result = installPackage(path, options, host);
        assertDone(result, 'installing');
        if (result.plugin === undefined) throw new SmokeFailure('installed, but not listed');
        installed = result.plugin;
      },
    },
    {
      name: 'recorded',
      run: () => {
        const record = readStateFile(host.disk, layout.state).state.installed.get(
          installed?.id ?? '',
        );
        if (record === undefined) throw new SmokeFailure('the state file has no record of it');
        if (record.contentDigest !== installed?.contentDigest) {
          throw new SmokeFailure(`recorded as ${record.contentDigest}, listed as another`);
        }
      },
    },
    {
      name: 'digest equals the pin',
      run: () => {
        const found = installed?.contentDigest ?? 'none';
        if (pin !== null && found !== pin) {
          throw new SmokeFailure(`pinned ${pin}, installed ${found}`);
        }
      },
    },
    {
      name: 'loadable',
      run: () => {
        loadable('after installing');
        store.reload(host);
      },
    },
    { name: 'resource roots projected', run: () => assertRoots('after installing') },
    {
      name: 'payloads load from the installed copy',
      run: () => assertPayloads(entry().path, host.disk, clioVersion),
    },
    {
      name: 'reinstalled',
      run: () => {
        const result = installPackage(path, { ...options, force: true }, host);
        assertDone(result, 'installing again');
        if (result.recovery !== undefined) {
          throw new SmokeFailure('the first copy was not what its record says');
        }
        loadable('after installing again');
        assertRoots('after installing again');
      },
    },
    {
      name: 'disabling revokes its roots at once',
      run: () => {
        assertDone(disableInstalled(entry().id, options, host), 'disabling');
        assertNoRoots('disabled');
      },
    },
    {
      name: 'enabled again',
      run: () => {
        assertDone(enableInstalled(entry().id, options, host), 'enabling');
        loadable('enabled again');
        assertRoots('enabled again');
      },
    },
    {
      name: 'updated in place',
      run: () => {
        const result = updateInstalled(entry().id, options, host);
        assertDone(result, 'updating');
        if (result.plugin?.contentDigest !== installed?.contentDigest) {
          throw new SmokeFailure('the update from the same source has another digest');
        }
        loadable('after updating');
      },
    },
    {
      name: 'a changed byte makes it unloadable',
      run: () => {
        const file = join(entry().path, 'plugin.json');
        const bytes = host.disk.readFileSync(file);
        host.disk.writeFileSync(file, Buffer.concat([bytes, Buffer.from('\n')]));
        if (entry().loadable) throw new SmokeFailure('a changed byte went unnoticed');
        assertNoRoots('with a changed byte');
        host.disk.writeFileSync(file, bytes);
        loadable('with the byte put back');
      },
    },
    {
      name: 'removed without a trace',
      run: () => {
        const result = removeInstalled(entry().id, options, host);
        assertDone(result, 'removing');
        if (result.recovery !== undefined) {
          throw new SmokeFailure('the removed copy was not what its record says');
        }
        assertNoRoots('removed');
        for (const { reference } of [...request.requirements].reverse()) {
          const id = reference.slice(reference.indexOf(':') + 1);
          assertDone(removeInstalled(id, options, host), `removing ${reference}`);
        }
        const left = host.disk.readdirSync(layout.base).filter((name) => name !== 'state.json');
        if (left.length > 0) throw new SmokeFailure(`left behind: ${left.join(', ')}`);
        const { state } = readStateFile(host.disk, layout.state);
        if (state.installed.size > 0 || state.disabled.length > 0) {
          throw new SmokeFailure('the state file still names it');
        }
      },
    },
  ];
}

/** A fault of a requirement is none of the package's. */
function assertRequirement(check: () => void): void {
  try {
    check();
  } catch (error) {
    throw error instanceof SmokeFailure ? new SmokeNotRun(error.message) : error;
  }
}
