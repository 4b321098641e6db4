// One change of what is installed, as the command line asks for it: the reviewed plan is read, a row of a
// registry becomes a directory with everything the row demands, then the lifecycle does it.
// Never throws for what the lifecycle refuses. Specification: surfaces page, "Flags that scripts rely on".
import { resolve } from 'node:path';
import { maskCredentials } from '../base/mask-credentials.ts';
import { quote } from '../base/quote.ts';
import { refusal } from '../lifecycle/diagnostic.ts';
import { installPackage } from '../lifecycle/install-plugin.ts';
import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
import type { MutationOptions } from '../lifecycle/mutation.ts';
import { removeInstalled } from '../lifecycle/remove-plugin.ts';
import { type ExpectedSource, sourcePathOf } from '../lifecycle/resolve-source.ts';
import { disableInstalled, enableInstalled } from '../lifecycle/set-enabled.ts';
import type { PluginMutationResult, PluginScope } from '../lifecycle/types.ts';
import { updateInstalled } from '../lifecycle/update-plugin.ts';
import { generationOfHost } from '../manifest/host-range.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { shellWord } from '../registry/shell-word.ts';
import { isRemoteText } from '../registry/source-url.ts';
import { processHost } from './process-host.ts';
import type { RemoteSettings } from './remote-rows.ts';
import { readReviewedPlan } from './reviewed-plan.ts';
import { rowOfCopy } from './row-of-copy.ts';
import { type InstallableRow, type RowSourceRequest, withRowSource } from './with-row-source.ts';

interface AnyChange {
  /** Absolute working directory. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly scope: PluginScope;
  /** `auto` or the version of a host. */
  readonly clioVersion: string;
  /** File with a reviewed plan, relative to `cwd`, or null. */
  readonly expect: string | null;
  readonly dryRun: boolean;
  /** Where remote rows come from. */
  readonly settings?: RemoteSettings;
  /** Default: this process's. */
  readonly host?: LifecycleHost;
}

export interface InstallRequest extends AnyChange {
  readonly operation: 'install';
  /** A directory, or with a registry a row as `kind:name`. */
  readonly source: string;
  /** Registry relative to `cwd`, or null. */
  readonly registry: string | null;
  readonly force: boolean;
  readonly expected: ExpectedSource;
}

export interface UpdateRequest extends AnyChange {
  readonly operation: 'update';
  readonly id: string;
  /** Registry relative to `cwd` whose row says what the copy must be, or null. */
  readonly registry: string | null;
  readonly force: boolean;
}

export interface SwitchRequest extends AnyChange {
  readonly operation: 'enable' | 'disable' | 'remove';
  readonly id: string;
}

export type ChangeRequest = InstallRequest | UpdateRequest | SwitchRequest;

/** Makes the change, or with `dryRun` plans it. Throws `Fault` for what was asked wrongly (`usage`). */
export async function changeInstalled(request: ChangeRequest): Promise<PluginMutationResult> {
  const { operation, scope, clioVersion, cwd } = request;
  // A version that is none is a wrong command line, not a refusal.
  if (clioVersion !== 'auto') generationOfHost(clioVersion);
  const host = request.host ?? processHost(cwd, request.env);
  const id = request.operation === 'install' ? null : request.id;
  const plan =
    request.expect === null
      ? null
      : readReviewedPlan(request.expect, cwd, { operation, scope, id });
  const options: MutationOptions = {
    scope,
    clioVersion,
    dryRun: request.dryRun,
    ...(plan === null ? {} : { expect: plan.expect }),
    ...(plan?.incoming == null ? {} : { expectIncoming: plan.incoming }),
  };
  switch (request.operation) {
    case 'install':
      return install(request, options, host);
    case 'update':
      return update(request, options, host);
    case 'enable':
      return enableInstalled(request.id, options, host);
    case 'disable':
      return disableInstalled(request.id, options, host);
    case 'remove':
      return removeInstalled(request.id, options, host);
    default:
      return request satisfies never;
  }
}

async function install(
  request: InstallRequest,
  options: MutationOptions,
  host: LifecycleHost,
): Promise<PluginMutationResult> {
  const { source, registry, force, expected } = request;
  if (registry === null) {
    const stray = rowWithoutRegistry(source, host);
    if (stray !== null) return { diagnostics: [refusal('missing_row', stray)] };
    return installPackage(source, { ...options, force, ...expected }, host);
  }
  return withRowSource(rowRequest(request, source, registry), (row) =>
    installRow(request, row, options, host),
  );
}

/** What is meant as a row, or as a source that only a row can vouch for, is said to be that; else null. */
function rowWithoutRegistry(source: string, host: LifecycleHost): string | null {
  const isRow = source.length < 256 && /^[a-z]+:[a-z0-9.-]+$/.test(source);
  if (!isRow && !isRemoteText(source)) return null;
  if (host.disk.existsSync(sourcePathOf(source, host))) return null;
  return isRow
    ? `there is no directory ${quote(source)}; where it is a row, give its registry with --registry FILE`
    : `${quote(maskCredentials(source))} is installed by the registry row that says what it must be: give --registry FILE and the row as kind:name (plugin-gate add writes one)`;
}

function installRow(
  { source, registry, force, expected }: InstallRequest,
  row: InstallableRow,
  options: MutationOptions,
  host: LifecycleHost,
): PluginMutationResult {
  const differ = (Object.keys(expected) as (keyof ExpectedSource)[]).filter(
    (key) => expected[key] !== undefined && expected[key] !== row.expected[key],
  );
  if (differ.length > 0) {
    return {
      diagnostics: differ.map((key) =>
        refusal(
          'mismatch',
          `the row ${quote(source)} has the ${words[key]} ${quote(row.expected[key])}, expected ${quote(expected[key] ?? '')}`,
        ),
      ),
    };
  }
  return installPackage(
    row.path,
    { ...options, force, registry, ...recorded(row), origin: row.origin, ...row.expected },
    host,
  );
}

/** What came by a row is updated by that row: through the registry that is given, or refused. */
async function update(
  request: UpdateRequest,
  options: MutationOptions,
  host: LifecycleHost,
): Promise<PluginMutationResult> {
  const { id, registry, force, cwd } = request;
  if (registry === null) return updateInstalled(id, { ...options, force }, host);
  const rows = readRegistry(resolve(cwd, registry)).rows;
  const row = rowOfCopy(id, request.scope, host);
  if (row === null || (row.isRemote && !rows.some((one) => one.id === row.id))) {
    return updateInstalled(id, { ...options, force }, host);
  }
  if (!row.isRemote && !row.isCatalog) {
    return { diagnostics: [directoryRefusal(request, row.id, registry)] };
  }
  if (!rows.some((one) => one.id === row.id)) {
    const text = `${quote(id)} came from the row ${quote(row.id)}, and ${quote(registry)} has no such row; give the registry that has it`;
    return { diagnostics: [refusal('missing_row', text)] };
  }
  return withRowSource(
    rowRequest(request, row.id, registry),
    ({ path, origin, expected, ...more }) =>
      updateInstalled(
        id,
        {
          ...options,
          force,
          registry,
          resolveRemote: () => ({ path, origin, ...expected, ...more }),
        },
        host,
      ),
  );
}

/** A registry says nothing about a copy that came from a directory; to act as if it did would mislead. */
function directoryRefusal({ id, scope }: UpdateRequest, row: string, registry: string) {
  return refusal(
    'mismatch',
    `${quote(id)} was installed from a directory, so no row speaks for it; update it without --registry, or take the row: plugin-gate install ${shellWord(row)} --registry ${shellWord(registry)} --scope ${scope} --force`,
  );
}

function rowRequest(request: AnyChange, id: string, registry: string): RowSourceRequest {
  const { cwd, clioVersion, env, settings = {} } = request;
  return { id, registry, cwd, clioVersion, environment: env, settings };
}

function recorded({ recordedSource }: InstallableRow): { readonly recordedSource?: string } {
  return recordedSource === undefined ? {} : { recordedSource };
}

const words: Readonly<Record<keyof ExpectedSource, string>> = {
  expectedKind: 'kind',
  expectedId: 'name',
  expectedVersion: 'version',
  expectedDigest: 'digest',
};
