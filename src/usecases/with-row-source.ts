// What a registry row says to install, on this disk for as long as it is needed: a local row is where it is, a
// remote one is fetched and verified first and taken away again. A row that does not verify is a refusal.
// Specification: lifecycle page, "Install" ("remote sources must resolve a verified registry row").
import { resolve } from 'node:path';
import { Fault } from '../base/fault.ts';
import type { Finding } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import { findRule } from '../checks/find-rule.ts';
import { refusal } from '../lifecycle/diagnostic.ts';
import type { PluginMutationResult } from '../lifecycle/types.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { parseTreeUrl } from '../registry/tree-url.ts';
import { type RowSource, rowFields, rowSource } from './install-row.ts';
import { KeptRows } from './kept-rows.ts';
import type { RemoteSettings } from './remote-rows.ts';

export interface RowSourceRequest {
  /** The row, `kind:name`. */
  readonly id: string;
  /** Registry relative to `cwd`. */
  readonly registry: string;
  readonly cwd: string;
  readonly clioVersion: string;
  readonly settings: RemoteSettings;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** What is recorded as the source; for a remote row its URL. */
export type InstallableRow = RowSource & { readonly recordedSource?: string };

/** Rules whose findings say that the package is another one than the row promises. */
const mismatching: ReadonlySet<string> = new Set([
  'row/sha256',
  'row/field-differs',
  'source/moved',
]);

/**
 * Runs `use` with the row's package. Throws `Fault`: `usage` for a row that is not there or says too little,
 * `network` where its bytes cannot be had.
 */
export async function withRowSource(
  request: RowSourceRequest,
  use: (row: InstallableRow) => PluginMutationResult,
): Promise<PluginMutationResult> {
  const { id, cwd, settings } = request;
  const registry = readRegistry(resolve(cwd, request.registry));
  const row = registry.rows.find((one) => one.id === id);
  const serverUrl = settings.serverUrl ?? null;
  const parsed = row?.sourceUrl == null ? null : parseTreeUrl(row.sourceUrl, { serverUrl });
  if (row === undefined || parsed?.ok !== true) return use(rowSource(id, request.registry, cwd));
  const { origin, expected } = rowFields(row, id);
  const { checkRemoteRows } = await import('./remote-rows.ts');
  const kept = new KeptRows(request.environment);
  try {
    const isError = ({ rule }: Finding): boolean => findRule(rule)?.severity === 'error';
    const result = await checkRemoteRows({
      ...request,
      registry,
      rows: [{ row, source: parsed.source }],
      mode: () => 'all',
      isError,
      keepIn: kept.directory,
    });
    const verdict = result.verdicts.get(row.index);
    if (verdict?.verdict === 'pass' && verdict.root !== null) {
      return use({ path: verdict.root, recordedSource: parsed.source.url, origin, expected });
    }
    if (result.undecided !== null) {
      throw new Fault('network', result.undecided, 'nothing was changed; try again later');
    }
    return { diagnostics: result.findings.filter(isError).map((one) => refusedBy(id, one)) };
  } finally {
    kept.remove();
  }
}

function refusedBy(id: string, one: Finding) {
  const code = mismatching.has(one.rule) ? 'mismatch' : 'invalid';
  return refusal(code, `the row ${quote(id)} does not verify: ${one.message} (${one.rule})`);
}
