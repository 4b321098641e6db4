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
    readonly suggestions: {
        left: number;
    };
}
/** What `look` finds, while the manifest has suggestions left; then null. */
export declare function suggest(judgement: Judgement, look: () => string | null): string | null;
type Fault = Omit<FindingDraft, 'place' | 'rule'> & {
    readonly at: Span;
};
/** Counts a fault that refuses and says so, where it would not be kept; then there is no point in wording it. */
export declare function countsOnly({ findings }: Judgement, rule: string): boolean;
/** Adds a finding for which no host admits the package. */
export declare function refuse(judgement: Judgement, rule: string, fault: Fault): void;
/** Adds a finding that leaves admission alone, unless it says otherwise. */
export declare function report(judgement: Judgement, rule: string, { at, ...draft }: Fault): void;
export {};
