// Updating: an install from the recorded source with the id pinned. A remote source needs a verified
// registry row that somebody resolves; without one it is a refusal that says which row is missing. A
// catalogued directory goes by its row where a registry is given.
// Specification: lifecycle page, "Install".
import parse from 'semver/functions/parse.js';
import { quote } from '../base/quote.ts';
import { isRemoteText } from '../registry/source-url.ts';
import { inspectBase } from './base-directory.ts';
import { notice } from './diagnostic.ts';
import { type InstallOptions, prepareInstall } from './install-plugin.ts';
import { scopeLayout } from './layout.ts';
import type { LifecycleHost } from './lifecycle-host.ts';
import { repairCommand } from './list-entry.ts';
import {
  type Mutation,
  type MutationContext,
  type MutationOptions,
  runMutation,
} from './mutation.ts';
import { isForeignOrigin } from './parse-origin.ts';
import { readManagedCopy } from './read-copy.ts';
import type { ExpectedSource } from './resolve-source.ts';
import { readStateFile } from './state-file.ts';
import type { PluginInstallRecord, PluginMutationResult, PluginOrigin } from './types.ts';
import { PluginWriterRefusal } from './writer-refusal.ts';

/** A remote source as a directory whose bytes a registry row vouches for. */
export interface VerifiedSource extends ExpectedSource {
  readonly path: string;
  /** What is recorded as the source: the URL, where `path` is a copy that goes away. */
  readonly recordedSource?: string;
  readonly origin: PluginOrigin;
}

export interface UpdateOptions extends MutationOptions {
  /** Replace a copy that is not what its record says; the edits are kept as recovery. */
  readonly force?: boolean;
  /** The registry that a hint about a missing requirement names, as the command line does. */
  readonly registry?: string | null;
  /** Resolves a remote or catalogued source through a registry; null when no row vouches for it. */
  readonly resolveRemote?: (id: string, record: PluginInstallRecord) => VerifiedSource | null;
}

export function updateInstalled(
  id: string,
  options: UpdateOptions,
  host: LifecycleHost,
): PluginMutationResult {
  return runMutation(host, options, () => prepareUpdate(id, options, host));
}

function prepareUpdate(id: string, options: UpdateOptions, host: LifecycleHost): Mutation {
  const layout = scopeLayout(options.scope, host);
  inspectBase(host.disk, layout);
  const record = readStateFile(host.disk, layout.state).state.installed.get(id);
  if (record === undefined) throw notRecorded(id, options.scope);
  // Before its source is read: such a copy is never updated, whatever stands there.
  if (isForeignOrigin(record.origin)) throw foreign(id, options.scope);
  const source = sourceOf(id, record, options);
  const installOptions: InstallOptions = {
    scope: options.scope,
    clioVersion: options.clioVersion ?? 'auto',
    origin: source.origin,
    ...(source.recordedSource === undefined ? {} : { recordedSource: source.recordedSource }),
    registry: options.registry ?? null,
    trust: record.trust ?? 'trusted',
    expectedId: id,
    ...source.expected,
  };
  const install = prepareInstall(source.path, installOptions, host, {
    operation: 'update',
    mayReplace: true,
  });
  return {
    ...install,
    check: (context) => {
      assertUpdatable(context, record, options);
      install.check(context);
      tellUnpinned(context, record, install.incoming, options);
      tellBackwards(context, install.incoming);
    },
  };
}

function assertUpdatable(
  context: MutationContext,
  record: PluginInstallRecord,
  options: UpdateOptions,
): void {
  const { id, layout, host, target, onDisk } = context;
  const current = onDisk.state.installed.get(id);
  if (current === undefined) throw notRecorded(id, layout.scope);
  if (current.source !== record.source) {
    throw new PluginWriterRefusal(
      'mismatch',
      `${quote(id)} was installed from ${quote(current.source)} meanwhile; run the command again`,
    );
  }
  const facts = host.disk.lstatSync(target, { throwIfNoEntry: false });
  if (facts?.isDirectory() !== true) return;
  const copy = readManagedCopy(target, host.disk, context.clioVersion);
  if (copy.contentDigest !== null) {
    context.before = { version: copy.statedVersion, contentDigest: copy.contentDigest };
  }
  if (options.force === true) return;
  if (copy.valid && copy.contentDigest === current.contentDigest && copy.statedName === id) return;
  throw new PluginWriterRefusal(
    'invalid',
    `${quote(id)} is not what was installed; run ${repairCommand(layout.scope, id)} to replace it (what is there now is kept)`,
  );
}

function isCatalogued({ origin }: PluginInstallRecord): boolean {
  return typeof origin === 'object' && origin.kind === 'catalog';
}

/** Without the registry nobody holds other bytes against the pin that the record's origin suggests. */
function tellUnpinned(
  { id, told }: MutationContext,
  record: PluginInstallRecord,
  incoming: Mutation['incoming'],
  options: UpdateOptions,
): void {
  if (!isCatalogued(record) || options.resolveRemote !== undefined) return;
  if (incoming === null || incoming.contentDigest === record.contentDigest) return;
  const row = `${record.kind ?? 'plugin'}:${id}`;
  told.push(
    notice(
      'mismatch',
      `${quote(id)} came from the row ${quote(row)}, whose pin was not looked at, and its directory holds other bytes now; give the registry with --registry to hold them against the pin`,
    ),
  );
}

/** An update that brings an older version is done, as it may be meant, but never without a word. */
function tellBackwards(
  { id, before, told }: MutationContext,
  incoming: Mutation['incoming'],
): void {
  const [was, is] = [parse(before?.version ?? ''), parse(incoming?.version ?? '')];
  if (was === null || is === null || is.compare(was) >= 0) return;
  told.push(
    notice('mismatch', `${quote(id)} goes back from version ${was.version} to ${is.version}`),
  );
}

function sourceOf(
  id: string,
  record: PluginInstallRecord,
  options: UpdateOptions,
): {
  readonly path: string;
  readonly recordedSource?: string;
  readonly origin: PluginOrigin;
  readonly expected: ExpectedSource;
} {
  const isRemote = isRemoteText(record.source);
  const isRow = isRemote || isCatalogued(record);
  const verified = isRow ? (options.resolveRemote?.(id, record) ?? null) : null;
  if (!isRemote && verified === null) {
    const origin = record.origin ?? { kind: 'local', source: record.source };
    return { path: record.source, origin, expected: {} };
  }
  if (verified === null) {
    const row = `${record.kind ?? 'plugin'}:${id}`;
    throw new PluginWriterRefusal(
      'missing_row',
      `${quote(id)} came from ${quote(record.source)}, and no verified registry row ${quote(row)} says what that must be; give the registry that has the row with --registry`,
    );
  }
  const { path, recordedSource, origin, ...expected } = verified;
  return {
    path,
    ...(recordedSource === undefined ? {} : { recordedSource }),
    origin,
    expected,
  };
}

function notRecorded(id: string, scope: string): PluginWriterRefusal {
  return new PluginWriterRefusal(
    'invalid',
    `${quote(id)} is not installed in the ${scope} scope; see plugin-gate list --all`,
  );
}

function foreign(id: string, scope: string): PluginWriterRefusal {
  return new PluginWriterRefusal(
    'foreign_origin',
    `${quote(id)} was adopted from another host's package and is not updated; remove it with plugin-gate remove ${id} --scope ${scope}, then adopt it again with the host`,
  );
}
