// Removing: rename aside, write the state, and only then delete what was exactly what the record said;
// anything else is kept. Specification: lifecycle page, "Install", "Listing, precedence, dependents".
import { syncDirectory } from '../base/atomic-file.ts';
import { withoutRecord } from './change-state.ts';
import { notice } from './diagnostic.ts';
import type { LifecycleHost } from './lifecycle-host.ts';
import { type MutationContext, type MutationOptions, runMutation } from './mutation.ts';
import { recordState } from './record-state.ts';
import { refuseBreakingChange } from './requirement-refusal.ts';
import { entryOf } from './set-enabled.ts';
import { settleAside } from './siblings.ts';
import type { PluginMutationResult } from './types.ts';
import { PluginWriterRefusal } from './writer-refusal.ts';

/** Removes a copy, recorded or not, unless that would break an enabled dependent. */
export function removeInstalled(
  id: string,
  options: MutationOptions,
  host: LifecycleHost,
): PluginMutationResult {
  return runMutation(host, options, () => ({
    operation: 'remove',
    id,
    incoming: null,
    removes: true,
    check: (context) => {
      entryOf(context);
      const facts = context.host.disk.lstatSync(context.target, { throwIfNoEntry: false });
      if (facts?.isSymbolicLink() === true) {
        throw new PluginWriterRefusal(
          'linked_target',
          `${context.target} is a link that somebody put there; remove it by hand first`,
        );
      }
      refuseBreakingChange(context, 'remove');
    },
    apply: applyRemove,
  }));
}

function applyRemove(context: MutationContext): void {
  const { host, layout, id, token, target, onDisk, undo } = context;
  const { disk } = host;
  const aside = layout.sibling(id, 'removed', token);
  const isThere = (path: string) => disk.lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  undo.before(() => {
    if (!isThere(aside)) return [];
    if (isThere(target)) {
      context.recovery = aside;
      return [notice('io', `${target} holds somebody's work; the copy from before is ${aside}`)];
    }
    disk.renameSync(aside, target);
    syncDirectory(disk, layout.base);
    return [];
  });
  if (isThere(target)) {
    disk.renameSync(target, aside);
    syncDirectory(disk, layout.base);
  }
  const { state } = onDisk;
  if (state.installed.has(id) || state.disabled.includes(id)) {
    recordState(context, withoutRecord(state, id));
  }
  undo.commit();
  const expected = state.installed.get(id)?.contentDigest ?? null;
  const settled = settleAside(disk, { layout, id, token, path: aside, expected });
  context.recovery = settled.kept;
  context.told.push(...settled.told);
}
