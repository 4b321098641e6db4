import { type CapabilityKind } from '../kinds.ts';
import type { CapabilityPlace } from '../place.ts';
import { type CapabilityRecord } from '../records.ts';
export interface ScreenEntry extends CapabilityRecord {
    /** Relative to its source. */
    readonly path: string;
    readonly title: string | null;
    readonly description: string | null;
    /** Why it is broken, one message each. */
    readonly problems: readonly string[];
    /** It is the owner's, of a kind that this screen may change. */
    readonly editable: boolean;
}
export interface Screen {
    readonly kinds: readonly {
        readonly kind: CapabilityKind;
        readonly folder: string;
        readonly entries: readonly ScreenEntry[];
    }[];
    /** What is wrong with the sources as a whole. */
    readonly problems: readonly string[];
}
export declare function readScreen(place: CapabilityPlace): Screen;
