// `add URL`: a new row from a GitHub tree URL. The package is fetched and verified as a row's would be, and the
// row is written in place, or nothing is. Prints nothing. Specification: surfaces page, `add URL`.
import { basename, dirname, resolve } from 'node:path';
import { Fault } from '../base/fault.ts';
import { type Finding, wholeFile } from '../base/finding.ts';
import { maskCredentials } from '../base/mask-credentials.ts';
import { quote } from '../base/quote.ts';
import { joinRelative } from '../base/relative-path.ts';
import { findRule } from '../checks/find-rule.ts';
import { judge } from '../checks/judge.ts';
import { applyPin } from '../registry/apply-pin.ts';
import { parseRegistry } from '../registry/parse-registry.ts';
import { planAdd } from '../registry/plan-add.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { rowFactsOf } from '../registry/row-facts.ts';
import { triggersOf } from '../registry/row-triggers.ts';
import { githubServer, parseTreeUrl, type TreeUrl } from '../registry/tree-url.ts';
import type { PinReport } from '../report/pin-report.ts';
import { displayPath, rebase } from './display-path.ts';
import { registryAt } from './pin.ts';
import type { Progress } from './progress.ts';
import { isMended } from './remote-pins.ts';
import { checkRemoteRows, loadedBy, type RemoteSettings } from './remote-rows.ts';

export interface AddRowRequest {
  readonly cwd: string;
  /** A GitHub tree URL. */
  readonly url: string;
  /** Registry relative to `cwd`, or null to look for one in the usual places. */
  readonly registry: string | null;
  readonly settings: RemoteSettings;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly clioVersion: string;
  readonly progress?: Progress;
}

/**
 * Adds. Throws `Fault`: `usage` for a text that is no tree URL and where there is no registry, `network` where
 * the bytes cannot be had, `changed` and `io` as writing does.
 */
export async function addRow(request: AddRowRequest): Promise<PinReport> {
  const { cwd } = request;
  const source = sourceOf(request);
  const file = request.registry === null ? registryAt(cwd, '.') : resolve(cwd, request.registry);
  const registry = readRegistry(file);
  const { refusals, warnings, facts, notChecked } = await fetchFacts(
    request,
    source,
    basename(file),
  );
  const plan =
    facts === null
      ? {
          bytes: null,
          changed: false,
          changes: [],
          sorted: false,
          refusals,
          warnings: [],
          notChecked: [],
        }
      : planAdd({ registry, facts, sourceUrl: source.url, refusals, warnings, isError });
  const written = applyPin(file, registry, plan);
  const shown = displayPath(cwd, dirname(file));
  const { changes, sorted, changed } = plan;
  return {
    path: joinRelative(shown, basename(file)),
    changes,
    sorted,
    changed,
    written,
    warnings: judge(plan.warnings.map((one) => rebase(one, shown))),
    refusals: judge(plan.refusals.map((one) => rebase(one, shown))),
    notChecked,
    undecided: null,
  };
}

function isError({ rule }: Finding): boolean {
  return findRule(rule)?.severity === 'error';
}

function sourceOf({ url, settings }: AddRowRequest): TreeUrl {
  const parsed = parseTreeUrl(url, { serverUrl: settings.serverUrl ?? null });
  if (parsed.ok) return parsed.source;
  throw new Fault(
    'usage',
    `${quote(maskCredentials(url))} is no GitHub tree URL: ${parsed.phrase}`,
    `copy the address of the directory on GitHub, at a tag: ${githubServer}/OWNER/REPO/tree/TAG/PATH`,
  );
}

/** Everything a row of that URL would be told but what its own fields say, which are not written yet. */
async function fetchFacts(request: AddRowRequest, source: TreeUrl, file: string) {
  // A row that says as little as a row can: the check is that of any row.
  const text = `- kind: plugin\n  name: new\n  description: new\n  version: 0.0.0\n  sourceUrl: ${source.url}\n  sha256: "${'0'.repeat(64)}"\n`;
  const alone = parseRegistry(new TextEncoder().encode(text), file);
  const isNamed = ({ rule, messageId }: Finding): boolean =>
    rule === 'row/field-differs' && messageId === 'name';
  const counts = (one: Finding): boolean => !isMended(one) && !isNamed(one);
  const result = await checkRemoteRows({
    cwd: request.cwd,
    settings: request.settings,
    environment: request.environment,
    registry: alone,
    rows: alone.rows.map((row) => ({ row, source })),
    mode: () => 'changed',
    isError: (one) => isError(one) && counts(one),
    clioVersion: request.clioVersion,
    ...(request.progress === undefined ? {} : { progress: request.progress }),
  });
  if (result.undecided !== null) {
    const why = result.verdicts.get(0)?.reason ?? 'no reason given';
    throw new Fault(
      'network',
      `the package at ${quote(source.url)} could not be had: ${why}`,
      'nothing was written; try again later',
    );
  }
  const candidate = result.verdicts.get(0)?.candidate ?? null;
  const told = result.findings
    .filter(counts)
    .map((one) => ({ ...one, place: wholeFile(file), row: null }));
  return {
    facts:
      candidate === null ? null : rowFactsOf(candidate, loadedBy(candidate), triggersOf(candidate)),
    refusals: told.filter(isError),
    warnings: told.filter((one) => !isError(one)),
    notChecked: result.notChecked,
  };
}
