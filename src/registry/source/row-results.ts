// What is known about each remote row while rows are verified, and how it adds up: findings, verdicts, what
// could not be checked. One dead network is one line, however many rows it leaves undecided.
import type { Finding, NotChecked } from '../../base/finding.ts';
import { byCodeUnits } from '../../base/order.ts';
import { listNames } from '../../base/quote.ts';
import type { PluginCandidate } from '../../manifest/manifest.ts';
import type { RemoteRow } from './row-finding.ts';

export interface RemoteVerdict {
  /** 0-based position of the row in the file. */
  readonly index: number;
  /** `kind:name`, or `row N`. */
  readonly id: string;
  readonly verdict: 'pass' | 'fail' | 'inconclusive';
  /** Why it is inconclusive, or null. */
  readonly reason: string | null;
  readonly resolvedCommit: string | null;
  readonly digest: string | null;
  /** What was read, or null. Its files are gone by now: see `root`. */
  readonly candidate: PluginCandidate | null;
  /** Absolute directory of a copy of the package, where the check was asked to keep them; else null. */
  readonly root: string | null;
}

export interface Settled {
  readonly findings: readonly Finding[];
  readonly commit?: string;
  readonly candidate?: PluginCandidate;
  readonly root?: string | null;
}

interface RowState {
  readonly findings: Finding[];
  settled: Settled | null;
  why: string | null;
}

/** `what` in the plural; `done` of `total` are decided. */
export type ProgressReport = (what: string, done: number, total: number) => void;

export class RowResults {
  readonly #rows: readonly RemoteRow[];
  readonly #states: Map<RemoteRow, RowState>;
  readonly #unknownFacts = new Map<string, string[]>();
  readonly #notChecked: NotChecked[] = [];
  readonly #progress: ProgressReport | null;
  #done = 0;

  constructor(rows: readonly RemoteRow[], progress: ProgressReport | null) {
    this.#rows = rows;
    this.#progress = progress;
    progress?.('remote rows', 0, rows.length);
    this.#states = new Map(rows.map((row) => [row, { findings: [], settled: null, why: null }]));
  }

  /** Adds findings to a row without deciding it. */
  add(remote: RemoteRow, findings: readonly Finding[]): void {
    this.#states.get(remote)?.findings.push(...findings);
  }

  /** Everything that could be found out about the row is known. */
  settle(remote: RemoteRow, settled: Settled): void {
    const state = this.#states.get(remote);
    if (state === undefined || state.settled !== null || state.why !== null) return;
    state.settled = settled;
    state.findings.push(...settled.findings);
    this.#tell();
  }

  /** The row could not be decided; never a pass, never the author's fault. */
  undecided(remote: RemoteRow, why: string): void {
    const state = this.#states.get(remote);
    if (state === undefined || state.settled !== null || state.why !== null) return;
    state.why = why;
    this.#tell();
  }

  /** Archived or moved could not be told for a repository; the rest stands. */
  factsUnknown(repository: string, why: string): void {
    this.#unknownFacts.set(why, [...(this.#unknownFacts.get(why) ?? []), repository]);
  }

  notChecked(entry: NotChecked): void {
    this.#notChecked.push(entry);
  }

  /** In file order, whatever order the answers came in. */
  findings(): readonly Finding[] {
    return this.#rows.flatMap((remote) => this.#states.get(remote)?.findings ?? []);
  }

  verdicts(isError: (finding: Finding) => boolean): readonly RemoteVerdict[] {
    return this.#rows.map((remote) => {
      const state = this.#states.get(remote);
      const settled = state?.settled ?? null;
      const failed = state?.findings.some(isError) === true;
      return {
        index: remote.row.index,
        id: remote.row.label,
        verdict: failed ? 'fail' : settled === null ? 'inconclusive' : 'pass',
        reason: failed ? null : settled === null ? (state?.why ?? 'it was not looked at') : null,
        resolvedCommit: settled?.commit ?? null,
        digest: settled?.candidate?.contentDigest ?? null,
        candidate: settled?.candidate ?? null,
        root: settled?.root ?? null,
      };
    });
  }

  /** One entry for each reason, naming the rows or repositories it holds for. */
  everyNotChecked(): readonly NotChecked[] {
    const reasons = new Map<string, string[]>();
    for (const remote of this.#rows) {
      const state = this.#states.get(remote);
      if (state === undefined || state.settled !== null) continue;
      const why = state.why ?? 'it was not looked at';
      reasons.set(why, [...(reasons.get(why) ?? []), remote.row.label]);
    }
    const rows = [...reasons].map(([why, labels]) => ({
      what: `the bytes of ${listNames(labels)}`,
      why,
    }));
    const facts = [...this.#unknownFacts]
      .toSorted(([a], [b]) => byCodeUnits(a, b))
      .map(([why, names]) => ({
        what: `whether ${listNames(names.toSorted(byCodeUnits))} ${names.length === 1 ? 'is' : 'are'} archived or moved`,
        why,
      }));
    const other = this.#notChecked.toSorted((a, b) => byCodeUnits(a.what, b.what));
    return [...rows, ...facts, ...other];
  }

  #tell(): void {
    this.#done += 1;
    this.#progress?.('remote rows', this.#done, this.#rows.length);
  }
}
