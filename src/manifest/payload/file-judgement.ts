// What has been found about one payload file while it is read. A reader says of each finding whether
// the host stops loading the file for it; severity stays the business of rules.
import { type Finding, type FindingDraft, finding } from '../../base/finding.ts';
import { nearestOf } from '../../base/nearest.ts';

const MOST_SUGGESTIONS = 32;
const MOST_CANDIDATES = 4096;

/** Collects the findings of one file, from its opening to the verdict whether it loads. */
export class FileJudgement {
  readonly findings: Finding[] = [];
  #stopper: Finding | null = null;
  #suggestions = 0;

  /** The first finding for which a host does not load the file, or null: it loads. */
  get stopper(): Finding | null {
    return this.#stopper;
  }

  /** A fault for which a host does not load the file. */
  stops(draft: FindingDraft): void {
    const made = finding(draft);
    this.findings.push(made);
    this.#stopper ??= made;
  }

  /** Something worth saying about a file that loads all the same. */
  remarks(draft: FindingDraft): void {
    this.findings.push(finding(draft));
  }

  /** The candidate nearest to `word`, or null. Only the first faults of a file get one: it costs time. */
  nearest(word: string, candidates: ReadonlySet<string>): string | null {
    this.#suggestions += 1;
    if (this.#suggestions > MOST_SUGGESTIONS || candidates.size > MOST_CANDIDATES) return null;
    return nearestOf(word, candidates);
  }
}
