import { type MapEntry, type MapNode } from '../base/data-node.ts';
import type { Place } from '../base/finding.ts';
import type { Source } from '../base/source.ts';
import type { Tree } from '../digest/tree.ts';
import { type PortableRule } from './boundaries.ts';
import type { Ledger, PortableFault } from './ledger.ts';
export interface ServerEntry {
    readonly tree: Tree;
    readonly ledger: Ledger;
    /** Secrets in it are masked; offsets are those of the file. */
    readonly source: Source;
    readonly entry: MapEntry;
}
/** What the readers of single fields are given. */
export interface Server {
    readonly tree: Tree;
    readonly ledger: Ledger;
    readonly source: Source;
    readonly name: string;
    readonly node: MapNode;
    /** Where a missing key is told: the server's own key. */
    readonly keyPlace: Place;
    /** Tells a fault; for rules that are no advice the text ends the sentence "clients skip the server: …". */
    readonly tell: (rule: PortableRule, fault: PortableFault) => void;
    /** Notes a fault and says whether it is only counted; then there is no point in wording it. */
    readonly countsOnly: (rule: PortableRule) => boolean;
}
/** Judges one server; true when a client loads it. */
export declare function judgeServer({ tree, ledger, source, entry }: ServerEntry): boolean;
