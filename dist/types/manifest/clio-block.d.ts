import { type Judgement } from './judgement.ts';
import { type ManifestObject } from './manifest-object.ts';
import { type StringValue } from './typed-fields.ts';
export interface BlockFields {
    /** The package kind; null where what is written is no kind. */
    readonly kind: string | null;
    /** The `kind` value where it is written. */
    readonly kindAt: StringValue | null;
    readonly requires: readonly string[];
    /** A range without faults, or null. */
    readonly range: string | null;
}
/** Validates the block without resources and components; an absent block has the defaults. */
export declare function readClioBlock(judgement: Judgement, block: ManifestObject | null): BlockFields;
