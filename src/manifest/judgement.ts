// What every part of the manifest reader is given: the text, the tree, the host generation to judge by,
// and where to put findings and values. Nothing here reads anything.
import type { Span } from '../base/data-node.ts';
import type { FindingDraft } from '../base/finding.ts';
import type { Source } from '../base/source.ts';
import type { Tree } from '../digest/tree.ts';
import type { FindingList } from './finding-list.ts';
import type { Generation, NameRole } from './generations.ts';

/** A place where the manifest uses a name that not every generation knows. */
export interface NameUse {
  readonly role: NameRole;
  readonly name: string;
  readonly span: Span;
}

export interface Judgement {
  readonly source: Source;
  readonly tree: Tree;
  readonly generation: Generation;
  /** `compatibility.clio` as written where it is a range, else null. */
  readonly range: string | null;
  readonly findings: FindingList;
  readonly uses: NameUse[];
  /** Looking for a near name costs; this many are looked for in one manifest. */
  readonly suggestions: { left: number };
}

/** What `look` finds, while the manifest has suggestions left; then null. */
export function suggest(judgement: Judgement, look: () => string | null): string | null {
  if (judgement.suggestions.left <= 0) return null;
  judgement.suggestions.left -= 1;
  return look();
}

type Fault = Omit<FindingDraft, 'place' | 'rule'> & { readonly at: Span };

/** Counts a fault that refuses and says so, where it would not be kept; then there is no point in wording it. */
export function countsOnly({ findings }: Judgement, rule: string): boolean {
  if (!findings.isFull(rule, true)) return false;
  findings.count(rule, true);
  return true;
}

/** Adds a finding for which no host admits the package. */
export function refuse(judgement: Judgement, rule: string, fault: Fault): void {
  report(judgement, rule, { ...fault, refuses: true });
}

/** Adds a finding that leaves admission alone, unless it says otherwise. */
export function report(judgement: Judgement, rule: string, { at, ...draft }: Fault): void {
  const refuses = draft.refuses === true;
  if (judgement.findings.isFull(rule, refuses)) {
    judgement.findings.count(rule, refuses);
    return;
  }
  const place = judgement.source.place(at.start, at.end);
  judgement.findings.add({ ...draft, rule, place });
}
