import type { MapEntry } from '../base/data-node.ts';
import { type RelativePath } from '../base/relative-path.ts';
import { type RowReading } from './row-reading.ts';
/** True for a text that means another place, whether or not it is well formed. */
export declare function isRemoteText(text: string): boolean;
export type LocalSource = {
    readonly ok: true;
    readonly path: RelativePath;
} | {
    readonly ok: false;
    readonly messageId: 'not-relative' | 'parent' | 'backslash' | 'itself' | 'unclear';
    readonly phrase: string;
    readonly fix: string;
};
/** Reads a text that is not remote as a path below the registry's directory. */
export declare function parseLocalSource(text: string): LocalSource;
/** Adds a finding where a local `sourceUrl` can be no path below the registry. Remote texts are judged later. */
export declare function judgeSourceText(report: RowReading, entry: MapEntry, text: string): void;
