import type { Attributes } from '../git/attributes.ts';
import { type Amendment } from './amendments.ts';
import type { Item } from './items.ts';
import type { UntrackedParts } from './untracked.ts';
export interface Circumstances {
    readonly root: string;
    /** What git does not have, or null where git cannot be asked. */
    readonly parts: UntrackedParts | null;
    readonly empty: readonly string[];
    readonly attributesOf: ((path: string) => Attributes) | null;
}
/** Groups of amendments that can make a difference for these items; names come last, as they change paths. */
export declare function amendmentGroups(items: readonly Item[], circumstances: Circumstances): readonly (readonly Amendment[])[];
