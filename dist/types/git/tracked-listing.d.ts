export type TrackedMode = 'file' | 'executable' | 'link' | 'submodule';
export interface TrackedEntry {
    /** Relative to the repository, with `/`. */
    readonly path: string;
    readonly mode: TrackedMode;
    /** Object id, 40 or 64 hexadecimal digits. */
    readonly object: string;
    /** In the middle of a merge; the entry is one of its sides. */
    readonly conflicted: boolean;
}
/** The six digits that git writes for a mode. */
export declare function modeDigits(mode: TrackedMode): string;
/** Entries of `git ls-files -z --stage`: `mode SP object SP stage TAB path NUL`. */
export declare function parseStageListing(output: Buffer): readonly TrackedEntry[];
/** True for the object that an entry without content has; `git add --intent-to-add` makes such entries too. */
export declare function isEmptyFile({ object }: TrackedEntry): boolean;
/** Paths of `git ls-files -z --debug` that were added with `--intent-to-add`: each `path NUL` and five lines of facts. */
export declare function parseIntended(output: Buffer): ReadonlySet<string>;
/** Entries of `git ls-tree -r -z`: `mode SP type SP object TAB path NUL`. */
export declare function parseTreeListing(output: Buffer): readonly TrackedEntry[];
/** Texts that end with NUL. Bytes that are not UTF-8 become U+FFFD: such a name is refused elsewhere. */
export declare function records(output: Buffer): readonly string[];
