// Installing, and replacing in place: stage, verify, publish, record, settle; any failure undoes in
// reverse. docs/install.md draws the disk after each step. Specification: lifecycle page, "Install".
import { syncDirectory } from '../base/atomic-file.ts';
import { quote } from '../base/quote.ts';
import { withRecord } from './change-state.ts';
import { copyTree } from './copy-tree.ts';
import { deleteTree } from './delete-tree.ts';
import { notice } from './diagnostic.ts';
import { writeJournal } from './journal.ts';
import { scopeLayout } from './layout.ts';
import type { LifecycleHost } from './lifecycle-host.ts';
import { repairCommand } from './list-entry.ts';
import {
  type Mutation,
  type MutationContext,
  type MutationOptions,
  recordState,
  runMutation,
} from './mutation.ts';
import { isForeignOrigin } from './parse-origin.ts';
import { publish } from './publish.ts';
import { readManagedCopy, readSource } from './read-copy.ts';
import {
  assertApart,
  type ExpectedSource,
  type ResolvedSource,
  resolveSource,
} from './resolve-source.ts';
import { settleAside } from './siblings.ts';
import type {
  PluginInstallRecord,
  PluginMutationResult,
  PluginOrigin,
  PluginPlan,
  PluginTrust,
} from './types.ts';
import { PluginWriterRefusal } from './writer-refusal.ts';

export interface InstallOptions extends MutationOptions, ExpectedSource {
  /** Replace what stands at the target. */
  readonly force?: boolean;
  /** Default: local, with the resolved source. */
  readonly origin?: PluginOrigin;
  /** Default: trusted. */
  readonly trust?: PluginTrust;
}

/** Installs the package at `source` (a path; `~/` and relative ones are resolved) into a scope. */
export function installPackage(
  source: string,
  options: InstallOptions,
  host: LifecycleHost,
): PluginMutationResult {
  return runMutation(host, options, () =>
    prepareInstall(source, options, host, {
      operation: 'install',
      mayReplace: options.force === true,
    }),
  );
}

export interface InstallPolicy {
  readonly operation: PluginPlan['operation'];
  /** What stands at the target may be replaced. */
  readonly mayReplace: boolean;
}

/** What comes before the lock, and the mutation that follows. Throws `PluginWriterRefusal`. */
export function prepareInstall(
  source: string,
  options: InstallOptions,
  host: LifecycleHost,
  policy: InstallPolicy,
): Mutation {
  const resolved = resolveSource(source, options, host, options.clioVersion ?? 'auto');
  const { manifest, path, digest } = resolved;
  assertApart(host.disk, path, scopeLayout(options.scope, host).target(manifest.name));
  const { version, kind } = manifest;
  return {
    operation: policy.operation,
    id: manifest.name,
    incoming: { source: path, version, kind, contentDigest: digest },
    check: (context) => {
      assertReplaceable(context, resolved, policy);
      for (const name of resolved.candidate.tree.leftOut) {
        context.told.push(notice('left_out', `${quote(name)} of the source was left out`));
      }
    },
    apply: (context) => applyInstall(context, resolved, options),
  };
}

function assertReplaceable(
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

function applyInstall(
  context: MutationContext,
  source: ResolvedSource,
  options: InstallOptions,
): void {
  const { host, layout, id, token, onDisk, undo } = context;
  const { disk } = host;
  const staging = layout.sibling(id, 'install', token);
  const backup = layout.sibling(id, 'backup', token);
  const journal = layout.sibling(id, 'journal', token);
  const previous = onDisk.state.installed.get(id) ?? null;
  const next: PluginInstallRecord = {
    installedAt: host.now().toISOString(),
    source: source.path,
    contentDigest: source.digest,
    kind: source.manifest.kind,
    origin: options.origin ?? { kind: 'local', source: source.path },
    trust: options.trust ?? 'trusted',
  };

  undo.before(() => {
    deleteTree(disk, staging);
    return [];
  });
  copyTree(disk, source.candidate.tree, staging);
  verifyStaged(context, source, staging);

  undo.before(() => {
    // With a step that could not be undone, doctor still needs it.
    if (!undo.failed && disk.lstatSync(journal, { throwIfNoEntry: false }) !== undefined) {
      disk.unlinkSync(journal);
    }
    return [];
  });
  writeJournal(disk, journal, { id, next, previous });
  syncDirectory(disk, layout.base);

  publish(context, { staging, backup, digest: source.digest });
  recordState(context, withRecord(onDisk.state, id, next));
  undo.commit();

  const settled = settleAside(disk, {
    layout,
    id,
    token,
    path: backup,
    expected: previous?.contentDigest ?? null,
  });
  context.recovery = settled.kept;
  context.told.push(...settled.told);
  removeJournal(context, journal);
}

function verifyStaged(context: MutationContext, source: ResolvedSource, staging: string): void {
  const { disk } = context.host;
  const again = readSource(source.path, disk, context.clioVersion);
  if (again.contentDigest !== source.digest) {
    throw new PluginWriterRefusal(
      'mismatch',
      `${source.path} changed while it was copied; nothing was installed`,
    );
  }
  const staged = readManagedCopy(staging, disk, context.clioVersion);
  if (
    staged.contentDigest !== source.digest ||
    staged.manifestDigest !== source.candidate.manifestDigest
  ) {
    const absolute = staged.diagnostics.find((finding) => finding.refuses)?.message;
    throw new PluginWriterRefusal(
      'mismatch',
      `the copy of ${source.path} is not what was read: ${absolute ?? `digest ${staged.contentDigest ?? 'none'} instead of ${source.digest}`}; nothing was installed`,
    );
  }
}

function removeJournal(context: MutationContext, journal: string): void {
  const { disk } = context.host;
  try {
    disk.unlinkSync(journal);
    syncDirectory(disk, context.layout.base);
  } catch {
    // The install stands; doctor finds the journal and sees that it is done.
  }
}
