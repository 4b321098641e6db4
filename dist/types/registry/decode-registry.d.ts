import { type Finding } from '../base/finding.ts';
import { Source } from '../base/source.ts';
export type DecodedRegistry = {
    readonly ok: true;
    readonly source: Source;
} | {
    readonly ok: false;
    readonly finding: Finding;
    readonly source: Source | null;
};
/** The text of a registry, or the finding that ends the reading. */
export declare function decodeRegistry(bytes: Uint8Array, file: string): DecodedRegistry;
