// Packages of remote rows on this disk, for as long as something is to be installed from them: made for one
// command, removed on every way out. Specification: lifecycle page, "Smoke install" and "Install".
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Fault, systemCode } from '../base/fault.ts';
import type { Place } from '../base/finding.ts';
import { makeTemporary } from '../git/fetch-cleanup.ts';
import type { Registry, Row } from '../registry/registry.ts';
import type { RemoteVerdict } from '../registry/source/row-results.ts';

/** A row that was asked for itself, and not only because another one requires it. */
export interface WantedRow {
  readonly label: string;
  /** Its file is relative to the working directory. */
  readonly place: Place;
}

export class KeptRows {
  /** Rows that are to be tried, in file order. */
  readonly wanted: WantedRow[] = [];
  readonly #roots = new Map<string, string>();
  readonly #reasons = new Map<string, { readonly decided: boolean; readonly why: string }>();
  readonly #temporary: string;
  #made: { readonly directory: string; readonly remove: () => void } | null = null;

  /** Keeps in `TMPDIR` of the environment. Makes nothing yet. */
  constructor(environment: Readonly<Record<string, string | undefined>>) {
    this.#temporary = environment['TMPDIR'] || tmpdir();
  }

  /** Absolute; for `keepIn`. Made when it is first asked for. Throws `Fault` (`io`). */
  get directory(): string {
    this.#made ??= makeDirectory(this.#temporary);
    return this.#made.directory;
  }

  /** Takes in what verifying has kept. */
  learn(verdicts: Iterable<RemoteVerdict>): void {
    for (const { id, root, verdict, reason } of verdicts) {
      if (root !== null) this.#roots.set(id, root);
      const why = reason ?? 'its source is not right; see plugin-gate check';
      if (root === null) this.#reasons.set(id, { decided: verdict !== 'inconclusive', why });
    }
  }

  /** Absolute directory of the row's package, or null. */
  rootOf(label: string): string | null {
    return this.#roots.get(label) ?? null;
  }

  /** Why there is none; `decided` where the source is to blame. */
  reasonOf(label: string): { readonly decided: boolean; readonly why: string } {
    return this.#reasons.get(label) ?? { decided: false, why: 'it was not fetched' };
  }

  remove(): void {
    this.#made?.remove();
    this.#made = null;
  }
}

function makeDirectory(temporary: string): {
  readonly directory: string;
  readonly remove: () => void;
} {
  try {
    return makeTemporary(join(temporary, 'plugin-gate-rows-'));
  } catch (error) {
    const why = systemCode(error) ?? 'error';
    throw new Fault('io', `cannot make a temporary directory (${why})`, null, error);
  }
}

/** Labels of the rows with these labels and of every row they require, also through others. */
export function withRequirements(
  registry: Registry,
  labels: Iterable<string>,
): ReadonlySet<string> {
  const rows = new Map(registry.rows.map((row): [string, Row] => [row.label, row]));
  const found = new Set(labels);
  // A set gives what is added to it while it is walked.
  for (const label of found) {
    for (const { id } of rows.get(label)?.requires ?? []) if (rows.has(id)) found.add(id);
  }
  return found;
}
