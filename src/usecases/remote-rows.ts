// The remote rows of a check: the servers of this run, then a verdict for each row that is to be fetched.
// Prints nothing. Imported only where a registry has such a row, because fetching is heavy to load.
// Specification: registry page, "GitHub tree URLs" and "Getting the bytes".
import { resolve } from 'node:path';
import type { Finding, NotChecked } from '../base/finding.ts';
import { keepFindings } from '../base/keep-findings.ts';
import { listNames } from '../base/quote.ts';
import type { FetchLimits } from '../git/fetch-limits.ts';
import type { PluginCandidate } from '../manifest/manifest.ts';
import { readPayloads } from '../manifest/payload/read-payloads.ts';
import type { Hint, Registry } from '../registry/registry.ts';
import type { Clock } from '../registry/source/clock.ts';
import type { CacheSettings } from '../registry/source/package-cache.ts';
import type { RemoteRow } from '../registry/source/row-finding.ts';
import type { RemoteVerdict } from '../registry/source/row-results.ts';
import { sourceServers } from '../registry/source/servers.ts';
import { verifyRemoteRows } from '../registry/source/verify-remote-rows.ts';
import type { Progress } from './progress.ts';
import type { RemoteChoice } from './remote-choice.ts';

/** Where rows come from, and what is kept of them. Part of the request of every use case that fetches. */
export interface RemoteSettings {
  /** `GITHUB_SERVER_URL`, for rows on another server; absent or null: github.com only. */
  readonly serverUrl?: string | null;
  /** `GITHUB_API_URL`; absent or null: github.com's for github.com, none for another server. */
  readonly apiUrl?: string | null;
  /** For the API of `serverUrl`, and for what a shallow checkout from it lacks; sent nowhere else. */
  readonly token?: string | null;
  /** Fetched packages of earlier runs; `directory` relative to the working directory. Default: none. */
  readonly cache?: CacheSettings | null;
  /** How long to wait and how much to take; default: the page's. */
  readonly patience?: { readonly clock?: Clock; readonly limits?: FetchLimits };
}

export interface RemoteRowsCheck {
  readonly cwd: string;
  readonly settings: RemoteSettings;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly registry: Registry;
  readonly rows: readonly RemoteRow[];
  readonly mode: RemoteChoice['mode'];
  readonly isError: (finding: Finding) => boolean;
  readonly clioVersion: string;
  /** Absolute directory for copies of what was fetched; default: none are kept. */
  readonly keepIn?: string | null;
  readonly progress?: Progress | undefined;
}

export interface RemoteRowsResult {
  /** By the position of the row in the file. */
  readonly verdicts: ReadonlyMap<number, RemoteVerdict>;
  /** Files relative to the registry's folder. */
  readonly findings: readonly Finding[];
  readonly notChecked: readonly NotChecked[];
  /** Why rows could not be decided, in one phrase, or null. */
  readonly undecided: string | null;
}

/** Verifies. Throws `Fault` (`usage`) for a configured server that is none. */
export async function checkRemoteRows(check: RemoteRowsCheck): Promise<RemoteRowsResult> {
  const { settings, registry } = check;
  const { cache = null, patience = {} } = settings;
  const checked = await verifyRemoteRows({
    registry,
    rows: check.rows,
    servers: sourceServers({
      serverUrl: settings.serverUrl ?? null,
      apiUrl: settings.apiUrl ?? null,
      token: settings.token ?? null,
    }),
    environment: check.environment,
    mode: check.mode,
    isError: check.isError,
    clioVersion: check.clioVersion,
    provides: loadedBy,
    cache: cache === null ? null : { ...cache, directory: resolve(check.cwd, cache.directory) },
    keepIn: check.keepIn ?? null,
    progress: check.progress ?? null,
    ...patience,
  });
  const keeper = keepFindings(registry.file);
  keeper.add(...checked.findings);
  return {
    verdicts: new Map(checked.verdicts.map((one) => [one.index, one])),
    findings: keeper.findings,
    notChecked: [...checked.notChecked, ...keeper.notChecked()],
    undecided: undecidedPhrase(checked.verdicts),
  };
}

/** What a Clio host loads from a fetched package. */
export function loadedBy(candidate: PluginCandidate): readonly Hint[] {
  return readPayloads(candidate).resources.map(({ kind, name }) => ({
    kind,
    name,
    description: null,
  }));
}

function undecidedPhrase(verdicts: readonly RemoteVerdict[]): string | null {
  const undecided = verdicts.filter(({ verdict }) => verdict === 'inconclusive');
  const [first] = undecided;
  if (first === undefined) return null;
  const labels = listNames(undecided.map(({ id }) => id));
  return `the bytes of ${labels} could not be had: ${first.reason ?? 'no reason given'}`;
}
