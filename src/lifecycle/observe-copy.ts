// One copy as a reviewer sees it: the facts a plan can hold. Reads the disk, writes nothing.
// Specification: lifecycle page, "Guard: reviewed plans".
import type { Disk } from '../base/disk.ts';

import { scopeLayout } from './layout.ts';
import type { LifecycleHost } from './lifecycle-host.ts';
import { managedDigest } from './read-copy.ts';
import { readStateFile } from './state-file.ts';
import type { PluginExpectedCopy, PluginScope, PluginState } from './types.ts';

/** Reads state and tree now. Throws as `readStateFile` does. */
export function observePluginCopy(
  scope: PluginScope,
  id: string,
  host: LifecycleHost,
): PluginExpectedCopy {
  const layout = scopeLayout(scope, host);
  const { state } = readStateFile(host.disk, layout.state);
  return observeWithState(host.disk, scope, id, layout.target(id), state);
}

/** The same with a state that was already read under the lock. */
export function observeWithState(
  disk: Disk,
  scope: PluginScope,
  id: string,
  target: string,
  state: PluginState,
): PluginExpectedCopy {
  const record = state.installed.get(id);
  return {
    scope,
    id,
    recorded: record !== undefined,
    tree: treeFact(disk, target),
    enabled: !state.disabled.includes(id),
    ...(record === undefined
      ? {}
      : {
          recordedDigest: record.contentDigest,
          ...(record.kind === undefined ? {} : { kind: record.kind }),
          ...(record.trust === undefined ? {} : { trust: record.trust }),
          ...(record.origin === undefined ? {} : { origin: record.origin }),
        }),
  };
}

/** `absent` when nothing has that name, `unreadable` when there is no digest, else the digest. */
export function treeFact(disk: Disk, path: string): string {
  if (disk.lstatSync(path, { throwIfNoEntry: false }) === undefined) return 'absent';
  return managedDigest(path, disk) ?? 'unreadable';
}
