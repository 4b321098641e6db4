import type { DataNode } from '../base/data-node.ts';
import { Source } from '../base/source.ts';
import type { FindingList } from './finding-list.ts';
export declare const manifestFile = "plugin.json";
export interface ManifestText {
    /** Null where the bytes are no text. */
    readonly source: Source | null;
    /** Null where the text is no JSON. */
    readonly root: DataNode | null;
}
/** Decodes and parses; every reason why that cannot be done is added to `findings`. */
export declare function parseManifestText(bytes: Uint8Array, findings: FindingList): ManifestText;
/** The finding for a manifest over the cap, in bytes. */
export declare function tooLarge(size: number): {
    readonly rule: 'manifest/too-large';
    readonly messageId: 'too-large';
    readonly message: `plugin.json has ${number} bytes and was not read`;
    readonly place: import("../base/finding.ts").Place;
    readonly found: `${number} bytes`;
    readonly expected: `at most ${number} bytes`;
    readonly refuses: true;
};
