/** True for at most 80 of `a-z 0-9 . _ -` that begin with a letter or digit. */
export declare function isComponentId(text: string): boolean;
export interface ComponentReference {
    readonly kind: string;
    readonly id: string;
}
/** Splits `kind:id`; null where the text has not that form. The kind may still be unknown. */
export declare function parseComponentReference(text: string): ComponentReference | null;
