export declare const workflowKinds: readonly ['plugin', 'registry', 'verify', 'release'];
export type WorkflowKind = (typeof workflowKinds)[number];
export interface TemplateValues {
    /** `OWNER/REPO@REF` of the Action. */
    readonly action: string;
    /** Path of the registry from the repository's root, or null where the Action finds it by itself. */
    readonly registry: string | null;
    /** The branch that work goes into; null or left out: not known, which is main or master. Hostile text. */
    readonly branch?: string | null;
}
export interface WorkflowTemplate {
    /** Path from the repository's root. */
    readonly path: string;
    /** What it does, in a phrase. */
    readonly does: string;
    readonly text: (values: TemplateValues) => string;
}
/** The template of each kind. */
export declare const workflowTemplates: Readonly<Record<WorkflowKind, WorkflowTemplate>>;
