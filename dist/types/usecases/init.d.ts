import { type WorkflowKind } from './init-templates.ts';
export interface InitRequest {
    readonly cwd: string;
    /** Empty: what fits what the repository holds. */
    readonly kinds: readonly WorkflowKind[];
    /** `OWNER/REPO@REF`, or null: a place holder. */
    readonly action: string | null;
    /** Registry relative to `cwd`, or null to look for it. */
    readonly registry: string | null;
    /** Plan only. */
    readonly print: boolean;
    readonly env: Readonly<Record<string, string | undefined>>;
}
export interface InitFile {
    readonly kind: WorkflowKind;
    /** Relative to the working directory. */
    readonly path: string;
    readonly does: string;
    readonly text: string;
    /** `kept`: another file has the name and was left alone. */
    readonly outcome: 'written' | 'planned' | 'same' | 'kept';
}
export interface InitResult {
    readonly files: readonly InitFile[];
    /** The Action's owner is not known and has to be filled in. */
    readonly placeholder: boolean;
}
export declare const placeholderAction = "OWNER/plugin-gate@v0";
/** Writes the workflows. Throws `Fault`: `usage` for a name that is no Action and for links on the way, `io`. */
export declare function initWorkflows(request: InitRequest): InitResult;
