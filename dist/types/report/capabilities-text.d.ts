interface ListedEntry {
    readonly kind: string;
    readonly name: string;
    readonly plugin: string | null;
    readonly path: string;
    readonly state: string;
    readonly shadowedBy: string | null;
}
interface ListedFinding {
    readonly severity: string;
    readonly rule: string;
    readonly message: string;
    readonly fix: string;
    readonly place: {
        readonly file: string;
    };
}
/** One line an entry, aligned, with whose it is; then what is wrong; then the counts. */
export declare function renderCapabilities(entries: readonly ListedEntry[], findings: readonly ListedFinding[]): string;
/** The winner of a name, then every loser and why. */
export declare function renderChain(chain: {
    readonly kind: string;
    readonly name: string;
    readonly winner: ListedEntry | null;
    readonly losers: readonly {
        readonly entry: ListedEntry;
        readonly why: string;
    }[];
    readonly findings: readonly ListedFinding[];
}): string;
/** What is wrong as the screen is served, or nothing. */
export declare function renderServeFindings(findings: readonly ListedFinding[]): string;
export {};
