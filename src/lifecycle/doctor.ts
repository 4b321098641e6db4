// Doctor: names each leftover of a crash and repairs it, and tells a dead lock from a held one. Never
// deletes bytes that may have no other copy. Specification: lifecycle page, "Crashes", "Lock".
import { inspectBase } from './base-directory.ts';
import { breakLock, judgeLock, type LockState } from './dead-lock.ts';
import { refusal } from './diagnostic.ts';
import { type DoctorFinding, type DoctorResult, leftoverFinding } from './doctor-finding.ts';
import { type ScopeLayout, scopeLayout } from './layout.ts';
import { findLeftovers, type Leftover } from './leftovers.ts';
import type { LifecycleHost } from './lifecycle-host.ts';
import { scopes } from './list-installed.ts';
import { describeLockOwner } from './lock-owner.ts';
import { repairCopies } from './repair-copies.ts';
import { acquireScopeLock } from './scope-lock.ts';
import { readStateFile } from './state-file.ts';
import type { PluginDiagnostic, PluginScope } from './types.ts';
import { diagnosticsOf } from './writer-refusal.ts';

export interface DoctorOptions {
  readonly scope?: PluginScope;
  /** Take away the lock of a dead owner. */
  readonly unlock?: boolean;
  /** With `unlock`: also one that says nothing, or that another machine left. */
  readonly force?: boolean;
  /** Say what would be done and do nothing. */
  readonly dryRun?: boolean;
}

interface Visit {
  readonly host: LifecycleHost;
  readonly layout: ScopeLayout;
  readonly options: DoctorOptions;
  readonly found: DoctorFinding[];
  readonly diagnostics: PluginDiagnostic[];
}

/** Looks at both scopes, or one. Never throws. */
export function examineScopes(host: LifecycleHost, options: DoctorOptions = {}): DoctorResult {
  const found: DoctorFinding[] = [];
  const diagnostics: PluginDiagnostic[] = [];
  for (const scope of scopes) {
    if (options.scope !== undefined && options.scope !== scope) continue;
    const layout = scopeLayout(scope, host);
    try {
      if (inspectBase(host.disk, layout) === 'absent') continue;
      examine({ host, layout, options, found, diagnostics });
    } catch (error) {
      diagnostics.push(...diagnosticsOf(error));
    }
  }
  return { findings: found, diagnostics };
}

function examine(visit: Visit): void {
  const { host, layout, options, found, diagnostics } = visit;
  // Also where nothing was left behind: without a state that can be believed nothing here loads.
  attempt(diagnostics, () => readStateFile(host.disk, layout.state));
  const lock = judgeLock(host, layout);
  const isFree = lock.state === 'free' || unlock(visit, lock);
  const leftovers = findLeftovers(host.disk, layout);
  if (!isFree) {
    for (const leftover of leftovers) {
      found.push(leftoverFinding(layout.scope, leftover, 'left', 'the scope is locked'));
    }
    return;
  }
  if (leftovers.length === 0) return;
  if (options.dryRun === true) {
    repairAll(visit, leftovers);
    return;
  }
  const held = acquireScopeLock(host, layout);
  try {
    // Again, now that nobody else writes.
    repairAll(visit, findLeftovers(host.disk, layout));
  } finally {
    diagnostics.push(...held.release());
  }
}

/** True when the lock is out of the way (or would be, in a dry run). */
function unlock(visit: Visit, lock: Exclude<LockState, { state: 'free' }>): boolean {
  const { host, layout, options, found, diagnostics } = visit;
  const { scope } = layout;
  const base = { scope, kind: 'lock', path: layout.lock, id: null, commands: [] } as const;
  const by = describeLockOwner(lock.owner);
  const may =
    options.unlock === true &&
    (lock.state === 'dead' || (lock.state === 'unknown' && options.force === true));
  if (!may) {
    const hint = {
      dead: 'its owner is gone; doctor --unlock takes it away',
      unknown: 'nobody can tell whether its owner is gone; doctor --unlock --force takes it away',
      held: 'its owner is running; wait for it',
    }[lock.state];
    found.push({ ...base, action: 'left', message: `a lock held by ${by}: ${hint}` });
    diagnostics.push(refusal('locked', `the ${scope} scope is locked by ${by}: ${hint}`));
    return false;
  }
  const failed = options.dryRun === true ? null : breakLock(host, layout, lock.bytes);
  if (failed !== null) {
    diagnostics.push(refusal('io', `the lock ${layout.lock} stays: ${failed}`));
    return false;
  }
  found.push({ ...base, action: 'unlocked', message: `a lock held by ${by}: taken away` });
  return true;
}

function repairAll(visit: Visit, leftovers: readonly Leftover[]): void {
  const { host, layout, options, found, diagnostics } = visit;
  const dryRun = options.dryRun === true;
  attempt(diagnostics, () => repairTemporaries(visit, leftovers));
  const ids = [...new Set(leftovers.flatMap(({ id }) => (id === null ? [] : [id])))];
  if (ids.length === 0) return;
  try {
    // Without a state that can be believed nobody knows which copy is whose.
    readStateFile(host.disk, layout.state);
  } catch (error) {
    tell(diagnostics, error);
    for (const leftover of leftovers.filter(({ id }) => id !== null)) {
      found.push(leftoverFinding(layout.scope, leftover, 'left', 'the state file cannot be read'));
    }
    return;
  }
  for (const id of ids) {
    const own = leftovers.filter((leftover) => leftover.id === id);
    attempt(diagnostics, () => repairCopies({ host, layout, id, leftovers: own, dryRun, found }));
  }
}

function repairTemporaries(visit: Visit, leftovers: readonly Leftover[]): void {
  const { host, layout, options, found } = visit;
  for (const leftover of leftovers) {
    const isState = leftover.kind === 'state-temporary';
    if (!isState && leftover.kind !== 'lock-temporary') continue;
    // The facts of a lock may be just being written by a process that will not get it.
    const isDead = isState || host.processState(Number(leftover.token), '') === 'gone';
    if (!isDead) {
      found.push(leftoverFinding(layout.scope, leftover, 'left', 'its process is running'));
      continue;
    }
    if (options.dryRun !== true) host.disk.unlinkSync(leftover.path);
    found.push(leftoverFinding(layout.scope, leftover, 'deleted'));
  }
}

/** Says each thing once. */
function tell(diagnostics: PluginDiagnostic[], error: unknown): void {
  for (const one of diagnosticsOf(error)) {
    if (!diagnostics.some(({ message }) => message === one.message)) diagnostics.push(one);
  }
}

function attempt(diagnostics: PluginDiagnostic[], run: () => void): void {
  try {
    run();
  } catch (error) {
    tell(diagnostics, error);
  }
}
