export interface Prose {
    /** Without code spans: where links mean something. */
    readonly linked: string;
    /** With the text of code spans: where file names are mentioned. */
    readonly mentioned: string;
}
/** Blanks what is not prose; nothing before offset `from` counts. */
export declare function proseOf(text: string, from: number): Prose;
