import { type Finding } from '../base/finding.ts';
import { type Policy } from './policy.ts';
export interface ParsedPolicy {
    readonly policy: Policy;
    /** Files are the name that was given. */
    readonly findings: readonly Finding[];
}
/** Parses a policy; `file` is the name findings show. Never throws for a bad file. */
export declare function parsePolicy(bytes: Uint8Array, file: string): ParsedPolicy;
