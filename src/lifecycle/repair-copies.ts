// Repairing what one plugin's operations left: forward where the new copy stands and its journal says so,
// back where it does not, and never a deletion of bytes that may have no other copy. Runs under the lock.
// Each step leaves a picture that this file repairs as well. Specification: lifecycle page, "Crashes".
import { syncDirectory } from '../base/atomic-file.ts';
import { withRecord } from './change-state.ts';
import { deleteTree } from './delete-tree.ts';
import { type DoctorAction, type DoctorFinding, leftoverFinding } from './doctor-finding.ts';
import { isSameRecord, type Journal, readJournal } from './journal.ts';
import type { ScopeLayout } from './layout.ts';
import type { Leftover } from './leftovers.ts';
import type { LifecycleHost } from './lifecycle-host.ts';
import { managedDigest } from './read-copy.ts';
import { prepareState, readStateFile, writeStateFile } from './state-file.ts';
import type { PluginInstallRecord } from './types.ts';

export interface Repair {
  readonly host: LifecycleHost;
  readonly layout: ScopeLayout;
  readonly id: string;
  /** Every leftover of this plugin. */
  readonly leftovers: readonly Leftover[];
  readonly dryRun: boolean;
  readonly found: DoctorFinding[];
}

/** Repairs in place and tells each step in `found`. Throws what fails; what was told before stands. */
export function repairCopies(repair: Repair): void {
  const of = (kind: Leftover['kind']) => repair.leftovers.filter((each) => each.kind === kind);
  for (const leftover of of('discard')) remove(repair, leftover);
  for (const leftover of of('journal')) repairJournaled(repair, leftover);
  const journaled = new Set(of('journal').map(({ token }) => token));
  const loose = (kind: Leftover['kind']) => of(kind).filter(({ token }) => !journaled.has(token));
  restoreOne(repair, [...loose('backup'), ...loose('removed')]);
  for (const leftover of loose('install')) remove(repair, leftover);
  for (const leftover of of('recovery')) tell(repair, leftover, 'kept');
}

/** What one install left, with its journal: the journal goes last. */
function repairJournaled(repair: Repair, journalFile: Leftover): void {
  const { host, layout, id } = repair;
  const own = (kind: Leftover['kind']) =>
    repair.leftovers.find((each) => each.kind === kind && each.token === journalFile.token);
  const staging = own('install');
  const backup = own('backup');
  const read = readJournal(host.disk, journalFile.path);
  const journal = read?.id === id ? read : null;
  const record = recordOf(repair);
  const hasTarget = isThere(repair, layout.target(id));
  const standing = hasTarget && journal !== null ? judgeTarget(repair, journal, record) : 'other';
  if (standing === 'unknown') {
    // Not being able to read it says nothing about whose work it is: the next doctor may be able to.
    for (const leftover of [journalFile, staging, backup]) {
      if (leftover !== undefined) tell(repair, leftover, 'left', 'the target cannot be read');
    }
    return;
  }
  if (!hasTarget) {
    if (backup !== undefined) restore(repair, backup);
  } else {
    if (journal !== null && staging === undefined && standing === 'published') {
      recordNext(repair, journal, journalFile);
    }
    if (backup !== undefined) keepOrDelete(repair, backup);
  }
  if (staging !== undefined) remove(repair, staging);
  remove(repair, journalFile);
}

/** What stands at the target: what the journal announced, not yet recorded; something else; or who knows. */
function judgeTarget(
  repair: Repair,
  journal: Journal,
  record: PluginInstallRecord | null,
): 'published' | 'other' | 'unknown' {
  // Recorded already, or another operation came in between: nothing is left to record.
  if (isSameRecord(record, journal.next) || !isSameRecord(record, journal.previous)) return 'other';
  const digest = managedDigest(repair.layout.target(repair.id), repair.host.disk);
  if (digest === null) return 'unknown';
  return digest === journal.next.contentDigest ? 'published' : 'other';
}

function recordNext(repair: Repair, journal: Journal, journalFile: Leftover): void {
  const { host, layout, id } = repair;
  if (!repair.dryRun) {
    const onDisk = readStateFile(host.disk, layout.state);
    const next = prepareState(withRecord(onDisk.state, id, journal.next));
    writeStateFile(host.disk, layout.state, onDisk, next);
  }
  tell(repair, journalFile, 'recorded');
}

/**
 * Copies put aside without a journal: by a removal, or by a host. With a record and nothing at the target
 * one of them goes back, the one that is what the record says if there is such a one.
 */
function restoreOne(repair: Repair, aside: readonly Leftover[]): void {
  const { host, layout, id } = repair;
  const record = recordOf(repair);
  const rest = [...aside];
  if (record !== null && rest.length > 0 && !isThere(repair, layout.target(id))) {
    const matching = rest.findIndex(
      ({ path }) => managedDigest(path, host.disk) === record.contentDigest,
    );
    const at = matching === -1 && rest.length === 1 ? 0 : matching;
    const [chosen] = at === -1 ? [] : rest.splice(at, 1);
    if (chosen !== undefined) restore(repair, chosen);
  }
  for (const leftover of rest) keepOrDelete(repair, leftover);
}

/** Deletes a copy only where the target holds the very same bytes. */
function keepOrDelete(repair: Repair, leftover: Leftover): void {
  const { host, layout, id } = repair;
  const target = layout.target(id);
  const digest = managedDigest(leftover.path, host.disk);
  const isDouble =
    digest !== null && isThere(repair, target) && managedDigest(target, host.disk) === digest;
  if (!isDouble) {
    tell(repair, leftover, 'kept');
    return;
  }
  if (!repair.dryRun) {
    const discard = layout.sibling(id, 'discard', leftover.token);
    host.disk.renameSync(leftover.path, discard);
    syncDirectory(host.disk, layout.base);
    deleteTree(host.disk, discard);
  }
  tell(repair, leftover, 'deleted', 'the same bytes are installed');
}

function restore(repair: Repair, leftover: Leftover): void {
  const { host, layout, id } = repair;
  if (!repair.dryRun) {
    host.disk.renameSync(leftover.path, layout.target(id));
    syncDirectory(host.disk, layout.base);
  }
  tell(repair, leftover, 'restored');
}

function remove(repair: Repair, leftover: Leftover): void {
  if (!repair.dryRun) deleteTree(repair.host.disk, leftover.path);
  tell(repair, leftover, 'deleted');
}

function tell(repair: Repair, leftover: Leftover, action: DoctorAction, why?: string): void {
  repair.found.push(leftoverFinding(repair.layout.scope, leftover, action, why));
}

function recordOf(repair: Repair): PluginInstallRecord | null {
  const { state } = readStateFile(repair.host.disk, repair.layout.state);
  return state.installed.get(repair.id) ?? null;
}

function isThere(repair: Repair, path: string): boolean {
  return repair.host.disk.lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
