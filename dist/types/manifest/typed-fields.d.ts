import { type DataNode, type ListNode, type Span } from '../base/data-node.ts';
import type { Judgement } from './judgement.ts';
import { type ManifestObject } from './manifest-object.ts';
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
