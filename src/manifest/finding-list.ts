// Collects findings of a manifest up to a cap for each rule. What is over the cap is counted and still
// decides admission, so that a hostile manifest can neither flood a report nor hide a refusal.
import { type Finding, type FindingDraft, finding, wholeFile } from '../base/finding.ts';
import { keepFindings } from '../base/keep-findings.ts';
import { limits } from '../base/limits.ts';

export class FindingList {
  readonly #keeper = keepFindings('the manifest');
  #refusals = 0;

  add(draft: FindingDraft): void {
    this.addAll([finding(draft)]);
  }

  addAll(findings: readonly Finding[]): void {
    for (const one of findings) {
      if (one.refuses) this.#refusals += 1;
      this.#keeper.add(one);
    }
  }

  /** Takes over what another list kept, counted and refused. */
  absorb(other: FindingList): void {
    const kept = other.#keeper.findings;
    this.addAll(kept);
    for (const [rule, times] of other.#keeper.leftByRule()) this.#keeper.count(rule, times);
    this.#refusals += other.#refusals - kept.filter((one) => one.refuses).length;
  }

  /** True when further findings of that kind are only counted; then there is no point in wording them. */
  isFull(rule: string, refuses: boolean): boolean {
    return this.#keeper.isFull(rule, refuses);
  }

  /** Counts a finding that is not kept. */
  count(rule: string, refuses: boolean): void {
    if (refuses) this.#refusals += 1;
    this.#keeper.count(rule);
  }

  /** How many findings refuse the package, those over the cap included. */
  get refusals(): number {
    return this.#refusals;
  }

  /** What was kept, in the order it came, and a last finding that counts the rest. */
  list(file: string): readonly Finding[] {
    const { findings } = this.#keeper;
    const left = this.#keeper.left();
    if (left === 0) return [...findings];
    const more = finding({
      rule: 'manifest/more-findings',
      messageId: 'more',
      message: `${left} more findings are not shown`,
      place: wholeFile(file),
      found: String(findings.length + left),
      expected: `at most ${limits.findingsEach} of each rule`,
    });
    return [...findings, more];
  }
}
