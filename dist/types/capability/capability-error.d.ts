import { type NameFault } from './capability-name.ts';
export type CapabilityErrorCode = 'bad-name' | 'not-found' | 'plugin-owned' | 'owner-changed' | 'broken' | 'exists' | 'would-override' | 'bad-task' | 'linked';
export interface CapabilityErrorFacts {
    readonly code: CapabilityErrorCode;
    /** Lowercase phrase. Hostile text inside: escape before printing. */
    readonly message: string;
    /** The entry's name; null where the name itself was refused. */
    readonly name: string | null;
    /** The plugin it is about, or null. */
    readonly plugin?: string | null;
    /** What the caller can do, or null. */
    readonly hint?: string | null;
}
export declare class CapabilityError extends Error {
    readonly name = "CapabilityError";
    readonly code: CapabilityErrorCode;
    readonly entry: string | null;
    readonly plugin: string | null;
    readonly hint: string | null;
    constructor(facts: CapabilityErrorFacts);
}
/** The refusal of a name. Says nothing of the value when it is no string: it may be anything. */
export declare function badName(value: unknown, fault: NameFault): CapabilityError;
