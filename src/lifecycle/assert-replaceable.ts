// What stands at the target, against what is to replace it: the refusals under the lock.
// Specification: lifecycle page, "Install".
import { quote } from '../base/quote.ts';
import { repairCommand } from './list-entry.ts';
import type { MutationContext } from './mutation.ts';
import { isForeignOrigin } from './parse-origin.ts';
import { readManagedCopy } from './read-copy.ts';
import type { ResolvedSource } from './resolve-source.ts';
import type { PluginPlan } from './types.ts';
import { PluginWriterRefusal } from './writer-refusal.ts';

export interface InstallPolicy {
  readonly operation: PluginPlan['operation'];
  /** What stands at the target may be replaced. */
  readonly mayReplace: boolean;
}

/** Throws `PluginWriterRefusal`: `linked_target`, `foreign_origin`, `kind_change`, `exists`. */
export function assertReplaceable(
  context: MutationContext,
  source: ResolvedSource,
  { mayReplace }: InstallPolicy,
): void {
  const { host, id, target, layout, onDisk, clioVersion } = context;
  const facts = host.disk.lstatSync(target, { throwIfNoEntry: false });
  if (facts?.isSymbolicLink() === true) {
    throw new PluginWriterRefusal(
      'linked_target',
      `${target} is a link; it was put there by somebody and is not replaced`,
    );
  }
  const record = onDisk.state.installed.get(id);
  if (record !== undefined && isForeignOrigin(record.origin)) {
    throw new PluginWriterRefusal(
      'foreign_origin',
      `${quote(id)} was adopted from another host's package and is not replaced; remove it with plugin-gate remove ${id} --scope ${layout.scope}, then adopt it again with the host`,
    );
  }
  const kind =
    record?.kind ??
    (facts === undefined
      ? undefined
      : readManagedCopy(target, host.disk, clioVersion).manifest?.kind);
  if (kind !== undefined && kind !== source.manifest.kind) {
    throw new PluginWriterRefusal(
      'kind_change',
      `${quote(id)} is installed as kind ${quote(kind)} and would become ${quote(source.manifest.kind)}; remove it first`,
    );
  }
  if (facts === undefined || mayReplace) return;
  throw new PluginWriterRefusal(
    'exists',
    `${quote(id)} already stands at ${target}; install with --force to replace it, or run ${repairCommand(layout.scope, id)}`,
  );
}
