// A fault that somebody allows for one row and for a while. A waived finding stays in the report as a
// note that says who allowed it until when; it is never dropped. Pure; today is given.
// Specification: registry page, "The gate on a change" (waivers).
import type { Finding, Place } from '../base/finding.ts';

export interface Waiver {
  /** Rule id. */
  readonly rule: string;
  /** `kind:name`. */
  readonly row: string;
  readonly reason: string;
  /** Last day on which it counts, `YYYY-MM-DD`. */
  readonly expires: string;
  readonly place: Place;
}

/** Waivers of one run, with a memory of those that were used. */
export class WaiverDesk {
  readonly #waivers: readonly Waiver[];
  readonly #today: string;
  readonly #used = new Set<Waiver>();
  readonly #byKey = new Map<string, Waiver[]>();

  /** `today` is `YYYY-MM-DD` in UTC. */
  constructor(waivers: readonly Waiver[], today: string) {
    this.#waivers = waivers;
    this.#today = today;
    for (const waiver of waivers) {
      const key = keyOf(waiver.rule, waiver.row);
      this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), waiver]);
    }
  }

  /**
   * The waiver that counts today for a finding, or null. `rowOf` gives the row of a package by its path,
   * for findings inside the package.
   */
  waiverOf(
    finding: Finding,
    rowOf: (packagePath: string) => string | null = () => null,
  ): Waiver | null {
    const row = finding.row ?? (finding.package === null ? null : rowOf(finding.package));
    if (row === null) return null;
    const all = this.#byKey.get(keyOf(finding.rule, row)) ?? [];
    for (const waiver of all) this.#used.add(waiver);
    return all.find((waiver) => !this.#isOver(waiver)) ?? null;
  }

  /** Those whose last day is over. */
  expired(): readonly Waiver[] {
    return this.#waivers.filter((waiver) => this.#isOver(waiver));
  }

  /** Those that still count and met no finding. */
  unused(): readonly Waiver[] {
    return this.#waivers.filter((waiver) => !this.#used.has(waiver) && !this.#isOver(waiver));
  }

  #isOver(waiver: Waiver): boolean {
    return waiver.expires < this.#today;
  }
}

function keyOf(rule: string, row: string): string {
  return `${rule}\n${row}`;
}
