// The steps of an install: stage, verify, announce, publish, record, settle; any failure undoes in reverse.
// docs/install.md draws the disk after each of them. Specification: lifecycle page, "Install".
import { syncDirectory } from '../base/atomic-file.ts';
import { withRecord } from './change-state.ts';
import { copyTree } from './copy-tree.ts';
import { deleteTree } from './delete-tree.ts';
import { writeJournal } from './journal.ts';
import type { MutationContext } from './mutation.ts';
import { publish } from './publish.ts';
import { readManagedCopy, readSource } from './read-copy.ts';
import { recordState } from './record-state.ts';
import type { ResolvedSource } from './resolve-source.ts';
import { settleAside } from './siblings.ts';
import type { PluginInstallRecord, PluginOrigin, PluginTrust } from './types.ts';
import { PluginWriterRefusal } from './writer-refusal.ts';

/** What the record says besides what the package says. */
export interface RecordOptions {
  /** Default: local, with the resolved source. */
  readonly origin?: PluginOrigin;
  /** What the package is installed from, where that is not the directory that was read: a GitHub tree URL. */
  readonly recordedSource?: string;
  /** Default: trusted. */
  readonly trust?: PluginTrust;
}

/** Replaces whatever stands at the target by the source. Throws what fails; the undo is registered before each step. */
export function applyInstall(
  context: MutationContext,
  source: ResolvedSource,
  options: RecordOptions,
): void {
  const { host, layout, id, token, onDisk, undo } = context;
  const { disk } = host;
  const staging = layout.sibling(id, 'install', token);
  const backup = layout.sibling(id, 'backup', token);
  const journal = layout.sibling(id, 'journal', token);
  const previous = onDisk.state.installed.get(id) ?? null;
  const next: PluginInstallRecord = {
    installedAt: host.now().toISOString(),
    source: options.recordedSource ?? source.path,
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
