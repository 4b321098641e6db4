import type { NotChecked } from '../base/finding.ts';
import type { RepositoryView } from '../git/repository-view.ts';
import { type Cause } from './cause.ts';
import { type Digest } from './tree.ts';
export interface DigestExplanation {
    readonly expected: string;
    /** The digest here; null when the tree was refused. */
    readonly actual: Digest | null;
    readonly outcome: 'same' | 'explained' | 'unexplained' | 'refused';
    /** What gave the expected digest: this tree with the causes undone, what git has added, or the last commit. */
    readonly basis: 'here' | 'index' | 'commit' | null;
    readonly causes: readonly Cause[];
    /** The bytes here are what git has added: then it is the expected digest that is wrong. */
    readonly asInGit: boolean;
    readonly notChecked: readonly NotChecked[];
}
export interface ExplainRequest {
    /** Absolute path of the package. */
    readonly root: string;
    /** The other digest. */
    readonly expected: string;
    /** What git says about the place, or null: then only what needs no git is tried. */
    readonly view: RepositoryView | null;
}
/** Explains why the tree at `root` does not have the digest `expected`. Throws `Fault` (`io`). */
export declare function explainDigest(request: ExplainRequest): DigestExplanation;
/** The explanation as a phrase for a message. */
export declare function describeExplanation(explanation: DigestExplanation): string;
