// What a commit holds at the wanted paths, by `git ls-tree`: kinds of entries on the way and below, before
// anything is checked out. Pure.

export type CommitEntryKind = 'directory' | 'file' | 'link' | 'submodule';

/** Path from the root of the repository to kind. */
export type CommitListing = ReadonlyMap<string, CommitEntryKind>;

const kinds: ReadonlyMap<string, CommitEntryKind> = new Map([
  ['040000', 'directory'],
  ['120000', 'link'],
  ['160000', 'submodule'],
]);

/** Adds the entries of `git ls-tree -z` output to `listing`. Names are read as UTF-8. */
export function addListing(listing: Map<string, CommitEntryKind>, output: Buffer): void {
  for (const record of output.toString('utf8').split('\0')) {
    const tab = record.indexOf('\t');
    if (tab < 0) continue;
    listing.set(record.slice(tab + 1), kinds.get(record.slice(0, 6)) ?? 'file');
  }
}
