import type { Provided } from './catalogue.ts';
import type { CapabilityKind } from './kinds.ts';
export interface CapabilityRecord {
    readonly kind: CapabilityKind;
    /** The entry's name: its directory, or its file less the extension. */
    readonly name: string;
    readonly plugin: string | null;
    /** Absolute path of its directory or file. */
    readonly path: string;
    readonly state: Provided['state'];
    /** Who has the name instead: a plugin's name, or `owner`; else null. */
    readonly shadowedBy: string | null;
}
export interface TaskRecord extends CapabilityRecord {
    readonly kind: 'task';
    /** `name` of its metadata. */
    readonly title: string;
    readonly description: string;
    /** Absolute path of the file to run; inside `path`. */
    readonly implementation: string;
    readonly patterns: readonly string[];
}
/** What stands for the owner where a plugin has its name. */
export declare const OWNER = "owner";
export declare function recordOf({ entry, state, shadowedBy }: Provided): CapabilityRecord;
/** The record of a usable task. */
export declare function taskRecordOf(provided: Provided): TaskRecord;
