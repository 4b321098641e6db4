import type { MutationContext } from './mutation.ts';
export interface Publication {
    readonly staging: string;
    readonly backup: string;
    /** Digest of what is published. */
    readonly digest: string;
}
/** Makes staging the target. Its undo is registered first; throws what fails. */
export declare function publish(context: MutationContext, publication: Publication): void;
