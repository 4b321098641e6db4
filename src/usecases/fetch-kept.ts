// The remote rows that a smoke install needs: those that were named, and those that what is tried requires.
// Specification: lifecycle page, "Smoke install" ("with its requirements from the registry").
import type { Finding } from '../base/finding.ts';
import { findRule } from '../checks/find-rule.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { parseTreeUrl } from '../registry/tree-url.ts';
import { KeptRows, withRequirements } from './kept-rows.ts';
import { RowShelf } from './plan-smoke.ts';
import type { RemoteSettings } from './remote-rows.ts';

export interface KeptRequest {
  readonly cwd: string;
  /** Absolute path of the registry. */
  readonly file: string;
  /** Labels of remote rows. */
  readonly named: readonly string[];
  /** Absolute roots of local packages that are tried too. */
  readonly roots: readonly string[];
  readonly settings: RemoteSettings;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly clioVersion: string;
}

/** Fetches; null where there is nothing to fetch. The caller removes what is kept. Throws `Fault` (`usage`, `io`). */
export async function fetchKept(request: KeptRequest): Promise<KeptRows | null> {
  const registry = readRegistry(request.file);
  const shelf = new RowShelf(request.file);
  const local = request.roots.flatMap((root) => shelf.rowAt(root)?.label ?? []);
  const needed = withRequirements(registry, [...request.named, ...local]);
  const serverUrl = request.settings.serverUrl ?? null;
  const rows = registry.rows.flatMap((row) => {
    const parsed = needed.has(row.label) ? parseTreeUrl(row.sourceUrl ?? '', { serverUrl }) : null;
    return parsed?.ok === true ? [{ row, source: parsed.source }] : [];
  });
  if (rows.length === 0) return null;
  const { checkRemoteRows } = await import('./remote-rows.ts');
  const kept = new KeptRows(request.environment);
  try {
    const result = await checkRemoteRows({
      ...request,
      registry,
      rows,
      mode: () => 'all',
      isError: ({ rule }: Finding) => findRule(rule)?.severity === 'error',
      keepIn: kept.directory,
    });
    kept.learn(result.verdicts.values());
    return kept;
  } catch (error) {
    kept.remove();
    throw error;
  }
}
