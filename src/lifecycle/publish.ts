// Publishing a verified staging copy: the old target to its backup, staging to the target, the target
// digested; and the way back. What stands at the target and is not what we put there is somebody's work.
// Specification: lifecycle page, "Install" 3.
import { syncDirectory } from '../base/atomic-file.ts';
import { quote } from '../base/quote.ts';
import { deleteTreeQuietly } from './delete-tree.ts';
import { notice } from './diagnostic.ts';
import type { MutationContext } from './mutation.ts';
import { managedDigest } from './read-copy.ts';
import type { PluginDiagnostic } from './types.ts';
import { PluginWriterRefusal } from './writer-refusal.ts';

export interface Publication {
  readonly staging: string;
  readonly backup: string;
  /** Digest of what is published. */
  readonly digest: string;
}

/** Makes staging the target. Its undo is registered first; throws what fails. */
export function publish(context: MutationContext, publication: Publication): void {
  const { host, layout, target } = context;
  const { disk } = host;
  context.undo.before(() => unpublish(context, publication));
  if (isThere(context, target)) disk.renameSync(target, publication.backup);
  disk.renameSync(publication.staging, target);
  syncDirectory(disk, layout.base);
  if (managedDigest(target, disk) !== publication.digest) {
    throw new PluginWriterRefusal(
      'mismatch',
      `${target} changed while ${quote(context.id)} was installed; nothing was recorded`,
    );
  }
}

/** Looks at what is there instead of trusting how far it came: an operation may fail after its work. */
function unpublish(
  context: MutationContext,
  publication: Publication,
): readonly PluginDiagnostic[] {
  const { host, layout, target, id, token } = context;
  const { disk } = host;
  const { staging, backup, digest } = publication;
  const told: PluginDiagnostic[] = [];
  const hasBackup = isThere(context, backup);
  if (isThere(context, target)) {
    const isStaged = isThere(context, staging);
    if (isStaged && !hasBackup) return told;
    if (isStaged || managedDigest(target, disk) !== digest) {
      context.recovery = hasBackup ? backup : null;
      const where = hasBackup ? `; the copy from before is ${backup}` : '';
      return [notice('io', `${target} holds somebody's work and stays as it is${where}`)];
    }
    const discard = layout.sibling(id, 'discard', token);
    disk.renameSync(target, discard);
    if (hasBackup) disk.renameSync(backup, target);
    syncDirectory(disk, layout.base);
    if (!deleteTreeQuietly(disk, discard)) {
      told.push(notice('leftover', `${discard} could not be deleted; run plugin-gate doctor`));
    }
  } else if (hasBackup) {
    disk.renameSync(backup, target);
    syncDirectory(disk, layout.base);
  }
  return told;
}

function isThere(context: MutationContext, path: string): boolean {
  return context.host.disk.lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
