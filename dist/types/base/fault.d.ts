export type FaultCode = 'usage' | 'io' | 'too-large' | 'git' | 'network' | 'locked' | 'changed' | 'internal';
/** An error with a code that callers branch on, and a hint that says what to do. */
export declare class Fault extends Error {
    readonly name = "Fault";
    readonly code: FaultCode;
    /** What the reader can do about it, or null. */
    readonly hint: string | null;
    constructor(code: FaultCode, message: string, hint?: string | null, cause?: unknown);
}
/** The message of whatever was thrown. */
export declare function messageOf(error: unknown): string;
/** The operating system's code (`ENOENT`) of whatever was thrown, or null. */
export declare function systemCode(error: unknown): string | null;
