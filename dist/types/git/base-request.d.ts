export type BaseRequest = 
/** `--base REF`: its merge base with HEAD. */
{
    readonly kind: 'ref';
    readonly ref: string;
}
/** First parent of the checked-out merge commit, else the merge base of `base` with HEAD. */
 | {
    readonly kind: 'pull-request';
    readonly base: string;
    /** The pull request's own last commit. */
    readonly head: string;
    /** What the event checked out (`GITHUB_SHA`), or null. */
    readonly checkedOut: string | null;
}
/** Exactly this commit. */
 | {
    readonly kind: 'merge-group';
    readonly base: string;
}
/** `before`; where that is zero or gone, the merge base with the default branch. */
 | {
    readonly kind: 'push';
    readonly before: string;
    readonly defaultBranch: string | null;
    /** The push went to the default branch itself. */
    readonly toDefault: boolean;
};
/** There is nothing to compare with, and that is no fault: the gate is skipped and says why. */
export interface NoBase {
    readonly kind: 'none';
    readonly why: string;
}
export type BaseChoice = BaseRequest | NoBase;
export interface ResolvedBase {
    readonly kind: 'base';
    /** Object id; the commit is here. */
    readonly commit: string;
    /** How it was found, as a phrase. */
    readonly how: string;
}
/** What is given along for fetching. */
export interface BaseWorld {
    /** Only what is in the checkout counts; nothing is fetched. */
    readonly fetch?: false;
    readonly token: string | null;
    readonly server: string;
}
