import { type Finding } from '../base/finding.ts';
import { type Tree } from '../digest/tree.ts';
import { type CapabilityKind } from './kinds.ts';
export interface PackageCapability {
    readonly kind: CapabilityKind;
    readonly name: string;
    /** Relative to the package's root. */
    readonly path: string;
}
/** Names that the package brings, by kind in the order of the table, then in the order of the tree. */
export declare function packageCapabilities(tree: Tree): readonly PackageCapability[];
/** What is wrong with the tasks, affordances and notifications of a package; files relative to its root. */
export declare function packageCapabilityFindings(tree: Tree): readonly Finding[];
