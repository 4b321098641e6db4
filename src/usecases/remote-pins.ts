// The remote rows of a registry that is to be pinned: all are verified, and the facts of those that were asked
// for are given back to be written. Prints nothing, writes nothing.
// Specification: registry page, "Remote rows are verified, not rewritten, unless asked (`--update`)".
import { Fault } from '../base/fault.ts';
import { type Finding, finding, wholeFile } from '../base/finding.ts';
import { nearestOf } from '../base/nearest.ts';
import { quote } from '../base/quote.ts';
import { findRule } from '../checks/find-rule.ts';
import type { RemotePins } from '../registry/pin-request.ts';
import { readRegistry } from '../registry/read-registry.ts';
import type { Registry, Row } from '../registry/registry.ts';
import { type RowFacts, rowFactsOf } from '../registry/row-facts.ts';
import { triggersOf } from '../registry/row-triggers.ts';
import type { RemoteRow } from '../registry/source/row-finding.ts';
import type { RemoteVerdict } from '../registry/source/row-results.ts';
import { parseTreeUrl } from '../registry/tree-url.ts';
import { registryAt } from './pin.ts';
import type { Progress } from './progress.ts';
import type { RemoteSettings } from './remote-rows.ts';

export interface RemotePinsCheck {
  readonly cwd: string;
  /** A registry file, or a directory that holds one, relative to `cwd`. */
  readonly path: string;
  /** Rows (`kind:name`) that are to be rewritten from their sources. */
  readonly update: readonly string[];
  readonly settings: RemoteSettings;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly clioVersion: string;
  readonly progress?: Progress;
}

export interface RemotePinsResult extends RemotePins {
  /** Why rows could not be decided, in one phrase, or null. */
  readonly undecided: string | null;
}

/** What a new pin mends, so that it is no reason to refuse one. */
const mended: ReadonlySet<string> = new Set([
  'row/sha256 differs',
  'source/moved moved',
  'source/moved moved-or-wrong',
  'row/field-differs kind',
  'row/field-differs version',
  'row/field-differs requires',
]);

/**
 * Verifies; null where the registry has no remote row. Throws `Fault`: `usage` for a row to update that is not
 * there or not remote, `network` for one whose bytes cannot be had.
 */
export async function checkRemotePins(check: RemotePinsCheck): Promise<RemotePinsResult | null> {
  const registry = readRegistry(registryAt(check.cwd, check.path));
  const rows = remoteRowsOf(registry, check.settings.serverUrl ?? null);
  const asked = new Set(check.update);
  for (const id of asked) assertRemote(registry, rows, id);
  if (rows.length === 0) return null;
  const { checkRemoteRows, loadedBy } = await import('./remote-rows.ts');
  const isError = (one: Finding): boolean => findRule(one.rule)?.severity === 'error';
  const result = await checkRemoteRows({
    ...check,
    registry,
    rows,
    mode: () => 'all',
    isError: (one) => isError(one) && !(asked.has(one.row ?? '') && isMended(one)),
  });
  const updates = new Map<string, RowFacts>();
  const repins: Finding[] = [];
  for (const { row } of rows.filter((one) => asked.has(one.row.label))) {
    const verdict = result.verdicts.get(row.index);
    assertDecided(row, verdict);
    const candidate = verdict?.candidate ?? null;
    const facts =
      candidate === null ? null : rowFactsOf(candidate, loadedBy(candidate), triggersOf(candidate));
    if (facts === null) continue;
    updates.set(row.label, facts);
    repins.push(...repinned(registry, row, facts));
  }
  const left = result.findings.filter((one) => !(asked.has(one.row ?? '') && isMended(one)));
  return {
    updates,
    refusals: left.filter(isError),
    warnings: [...left.filter((one) => !isError(one) && asked.has(one.row ?? '')), ...repins],
    notChecked: result.notChecked,
    undecided: result.undecided,
  };
}

/** A finding about a field that pinning writes. */
export function isMended({ rule, messageId }: Finding): boolean {
  const written = rule === 'row/description-differs' || rule === 'row/provides';
  return written || mended.has(`${rule} ${messageId}`);
}

function remoteRowsOf(registry: Registry, serverUrl: string | null): readonly RemoteRow[] {
  return registry.rows.flatMap((row) => {
    const parsed = row.sourceUrl === null ? null : parseTreeUrl(row.sourceUrl, { serverUrl });
    return parsed?.ok === true ? [{ row, source: parsed.source }] : [];
  });
}

function assertRemote(registry: Registry, rows: readonly RemoteRow[], id: string): void {
  if (rows.some(({ row }) => row.label === id)) return;
  const there = registry.rows.some(({ label }) => label === id);
  const near = nearestOf(
    id,
    rows.map(({ row }) => row.label),
  );
  throw new Fault(
    'usage',
    there
      ? `the row ${quote(id)} has no GitHub tree URL, so there is nothing to fetch`
      : `the registry has no row ${quote(id)}`,
    there
      ? 'local rows are pinned without --update'
      : near === null
        ? 'a row is named kind:name'
        : `did you mean ${near}?`,
  );
}

function assertDecided(row: Row, verdict: RemoteVerdict | undefined): void {
  if (verdict?.verdict !== 'inconclusive') return;
  throw new Fault(
    'network',
    `the bytes of ${row.label} could not be had: ${verdict.reason ?? 'no reason given'}`,
    'nothing was written; try again later',
  );
}

function repinned(registry: Registry, row: Row, facts: RowFacts): readonly Finding[] {
  if (row.sha256 === null || row.sha256 === facts.sha256 || row.version !== facts.version)
    return [];
  return [
    finding({
      rule: 'change/same-version-other-bytes',
      messageId: 'same',
      message: `the bytes of ${row.label} changed, its version ${quote(facts.version)} did not: whoever has it gets other bytes`,
      place: wholeFile(registry.file),
      found: facts.version,
      expected: `a version above ${facts.version}`,
      fix: 'ask its maintainers why, and pin a release with a version of its own',
      row: row.label,
    }),
  ];
}
