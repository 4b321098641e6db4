export type CommitEntryKind = 'directory' | 'file' | 'link' | 'submodule';
/** Path from the root of the repository to kind. */
export type CommitListing = ReadonlyMap<string, CommitEntryKind>;
/** Adds the entries of `git ls-tree -z` output to `listing`. Names are read as UTF-8. */
export declare function addListing(listing: Map<string, CommitEntryKind>, output: Buffer): void;
