import { type DataNode, type MapEntry, type MapNode, type Span } from '../base/data-node.ts';
import { type Judgement } from './judgement.ts';
/** An object of the manifest: how messages call it, and where a missing key is reported. */
export interface ManifestObject {
    readonly map: MapNode;
    /** What messages call the object, as in `components[3]` or `the root object`. */
    readonly label: string;
    /** What stands before its members' names, as in `components[3]`; empty where they need none. */
    readonly prefix: string;
    readonly anchor: Span;
}
/** The label of a member, as in `components[3].id`. */
export declare function memberLabel(object: ManifestObject, key: string): string;
/** The last entry of each key, which is the one a host sees, in file order. */
export declare function effectiveEntries(map: MapNode): readonly MapEntry[];
/** Reports keys outside `allowed`. `hint` may say more about a key; null leaves the fix to the nearest name. */
export declare function refuseUnknownKeys(judgement: Judgement, object: ManifestObject, allowed: readonly string[], hint?: (key: string) => string | null): void;
/** Reports that `object` lacks `key`. */
export declare function refuseMissingKey(judgement: Judgement, object: ManifestObject, key: string, expected: string): void;
/** Reports a value of the wrong JSON type. `expected` is as in `a string`. */
export declare function refuseType(judgement: Judgement, label: string, node: DataNode, expected: string): void;
