import { type Finding } from '../base/finding.ts';
import type { Source } from '../base/source.ts';
import type { Registry } from './registry.ts';
/** A registry whose reading ended with `findings`; everything after that is not checked. */
export declare function unreadRegistry(file: string, findings: readonly Finding[], seen?: {
    readonly bytes?: Uint8Array;
    readonly source?: Source;
}): Registry;
/** The finding that the file as a whole cannot be read. */
export declare function unreadable(file: string, messageId: string, message: string, fix?: string | null): Finding;
