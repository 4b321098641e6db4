// Capabilities as text for people: list and which. Everything from an entry or a plugin is made
// visible and goes through the log escaper line by line. Decides nothing.
import { quote } from '../base/quote.ts';
import { count, lines, quoteWhereNeeded, whose } from './capabilities-lines.ts';

interface ListedEntry {
  readonly kind: string;
  readonly name: string;
  readonly plugin: string | null;
  readonly path: string;
  readonly state: string;
  readonly shadowedBy: string | null;
}

interface ListedFinding {
  readonly severity: string;
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
  readonly place: { readonly file: string };
}

/** One line an entry, aligned, with whose it is; then what is wrong; then the counts. */
export function renderCapabilities(
  entries: readonly ListedEntry[],
  findings: readonly ListedFinding[],
): string {
  const rows = entries.map((entry) => [
    entry.kind,
    quoteWhereNeeded(entry.name),
    whose(entry.plugin),
    entry.path,
    entry.state === 'effective'
      ? ''
      : entry.state === 'broken'
        ? 'broken'
        : `shadowed by ${entry.shadowedBy ?? ''}`,
  ]);
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  const counts = kinds.map((kind) =>
    count(entries.filter((entry) => entry.kind === kind).length, kind),
  );
  return lines([
    ...table(rows),
    ...findings.flatMap(findingLines),
    counts.length === 0 ? 'no capabilities' : counts.join(', '),
  ]);
}

/** The winner of a name, then every loser and why. */
export function renderChain(chain: {
  readonly kind: string;
  readonly name: string;
  readonly winner: ListedEntry | null;
  readonly losers: readonly { readonly entry: ListedEntry; readonly why: string }[];
  readonly findings: readonly ListedFinding[];
}): string {
  const { winner } = chain;
  return lines([
    winner === null
      ? `nothing provides the ${chain.kind} ${quote(chain.name)}`
      : `${winner.path}  ${whose(winner.plugin)}`,
    ...chain.losers.map(({ entry, why }) => `  not ${entry.path}  ${whose(entry.plugin)}: ${why}`),
    ...chain.findings.flatMap(findingLines),
  ]);
}

/** What is wrong as the screen is served, or nothing. */
export function renderServeFindings(findings: readonly ListedFinding[]): string {
  return lines(findings.flatMap(findingLines));
}

function findingLines({ severity, rule, message, fix, place }: ListedFinding): readonly string[] {
  return [`${severity} ${rule} ${place.file}: ${message}`, `  fix: ${fix}`];
}

function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = [0, 1, 2].map((at) =>
    rows.reduce((most, row) => Math.max(most, row[at]?.length ?? 0), 0),
  );
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
