import { type DataNode, type ListNode, type MapEntry, type MapNode, type Span } from '../base/data-node.ts';
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
export interface StringValue {
    readonly value: string;
    readonly span: Span;
}
/** `node` as a string with its span; anything else is reported and gives null. */
export declare function stringValue(judgement: Judgement, label: string, node: DataNode): StringValue | null;
/** The string member `key`; null when absent (not reported) or of another type (reported). */
export declare function stringMember(judgement: Judgement, object: ManifestObject, key: string): StringValue | null;
/** The object member `key`; null when absent (not reported) or of another type (reported). */
export declare function objectMember(judgement: Judgement, object: ManifestObject, key: string): ManifestObject | null;
/** The list member `key`; null when absent (not reported) or of another type (reported). */
export declare function listMember(judgement: Judgement, object: ManifestObject, key: string): ListNode | null;
/** The string items of the list member `key`; items of another type are reported and left out. */
export declare function stringItems(judgement: Judgement, object: ManifestObject, key: string): readonly StringValue[];
