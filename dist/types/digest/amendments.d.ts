import type { Attributes } from '../git/attributes.ts';
import type { Cause } from './cause.ts';
import { type Item } from './items.ts';
export interface Amendment {
    readonly causes: readonly Cause[];
    /** The changed items, or null when the change cannot be made. */
    readonly apply: (items: readonly Item[]) => readonly Item[] | null;
}
export declare const asItIs: Amendment;
/** Leaves out `paths`, what lies below them, and directories that are left with nothing in them. */
export declare function leaveOut(cause: Cause): Amendment;
/** Both, one after the other. */
export declare function both(first: Amendment, second: Amendment): Amendment;
/** Text files with the other line ending; null where no file changes. `eligible` narrows the files. */
export declare function lineEndings(items: readonly Item[], to: 'lf' | 'crlf', eligible: (path: string) => boolean): Amendment | null;
/** True where git may convert the line endings of a file with these attributes. */
export declare function mayConvert(attributes: Attributes, to: 'lf' | 'crlf'): boolean;
/** Every name in one Unicode form, as some file systems store them; null where no name changes. */
export declare function unicodeNames(items: readonly Item[], form: 'NFC' | 'NFD'): Amendment | null;
/** Absolute targets inside `root` as relative ones; null where there is none. */
export declare function relativeLinks(items: readonly Item[], root: string): Amendment | null;
/** True where `path`, or a directory it lies in, is one of `paths`. */
export declare function isAtOrBelow(path: string, paths: ReadonlySet<string>): boolean;
