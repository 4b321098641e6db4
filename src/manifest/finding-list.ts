// Collects findings up to a cap. What is over the cap is counted and still decides admission, so that a
// hostile manifest can neither flood a report nor hide a refusal.
import { type Finding, type FindingDraft, finding, wholeFile } from '../base/finding.ts';
import { limits } from '../base/limits.ts';

export class FindingList {
  readonly #kept: Finding[] = [];
  #dropped = 0;
  #refusals = 0;

  add(draft: FindingDraft): void {
    this.addAll([finding(draft)]);
  }

  addAll(findings: readonly Finding[]): void {
    for (const one of findings) {
      if (one.refuses) this.#refusals += 1;
      if (this.#kept.length < limits.findingsEach) this.#kept.push(one);
      else this.#dropped += 1;
    }
  }

  /** Takes over what another list kept, counted and refused. */
  absorb(other: FindingList): void {
    this.addAll(other.#kept);
    this.#dropped += other.#dropped;
    this.#refusals += other.#refusals - other.#kept.filter((one) => one.refuses).length;
  }

  /** True when further findings are only counted; then there is no point in wording them. */
  get isFull(): boolean {
    return this.#kept.length >= limits.findingsEach;
  }

  /** Counts a finding that is not kept. */
  count(refuses: boolean): void {
    if (refuses) this.#refusals += 1;
    this.#dropped += 1;
  }

  /** How many findings refuse the package, those over the cap included. */
  get refusals(): number {
    return this.#refusals;
  }

  /** What was kept, in the order it came, and a last finding that counts the rest. */
  list(file: string): readonly Finding[] {
    if (this.#dropped === 0) return [...this.#kept];
    const more = finding({
      rule: 'manifest/more-findings',
      messageId: 'more',
      message: `${this.#dropped} more findings are not shown`,
      place: wholeFile(file),
      found: String(this.#kept.length + this.#dropped),
      expected: `at most ${limits.findingsEach}`,
    });
    return [...this.#kept, more];
  }
}
