import { type MapNode } from '../base/data-node.ts';
import { type Place } from '../base/finding.ts';
import { Source } from '../base/source.ts';
import type { Tree } from '../digest/tree.ts';
/** Message ids of a file that is there and is no JSON object. */
export type BadJson = 'too-large' | 'byte-order-mark' | 'not-utf8' | 'syntax' | 'too-deep' | 'not-object';
export type JsonFile = {
    readonly kind: 'absent';
} | {
    readonly kind: 'outside';
    readonly link: string;
    readonly text: string;
} | {
    readonly kind: 'not-a-file';
    readonly found: string;
} | {
    readonly kind: 'bad';
    readonly why: BadJson;
    /** The end of a sentence that begins with the file's name. */
    readonly text: string;
    readonly found: string | null;
    readonly fix: string | null;
    readonly place: Place;
} | {
    readonly kind: 'read';
    readonly source: Source;
    readonly root: MapNode;
};
/** Reads `path`, a name at the root of the package. */
export declare function readJsonFile(tree: Tree, path: string): JsonFile;
