export interface ParsedReference {
    readonly kind: string;
    readonly name: string;
}
/** The two parts of `kind:name`, or null when `text` has another form. */
export declare function parseReference(text: string): ParsedReference | null;
