import type { NotChecked } from '../base/finding.ts';
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
    readonly place: {
        readonly file: string;
        readonly line: number | null;
    };
    readonly fix: string;
}
/** `{version, entries: [{kind, name, plugin, path, state, shadowedBy}], findings}`. */
export declare function capabilitiesJson(entries: readonly ListedEntry[], findings: readonly ListedFinding[]): string;
/** `{version, kind, name, winner, losers: [{…entry, why}], findings}`. */
export declare function chainJson(chain: {
    readonly kind: string;
    readonly name: string;
    readonly winner: ListedEntry | null;
    readonly losers: readonly {
        readonly entry: ListedEntry;
        readonly why: string;
    }[];
    readonly findings: readonly ListedFinding[];
}): string;
/** `{version, names: [{kind, name, class, chain}], notChecked}`. */
export declare function deltaJson(delta: {
    readonly names: readonly object[];
    readonly notChecked: readonly NotChecked[];
}): string;
/** The plan; after applying, `ok`, `refusals` and `deleted` with it. */
export declare function migrationText(plan: Readonly<Record<string, unknown>>, applied: {
    readonly refusals: readonly object[];
    readonly deleted: readonly string[];
    readonly directories: readonly string[];
} | null): string;
/** `{version, url, token, findings}`, on one line. */
export declare function servedJson(served: {
    readonly url: string;
    readonly token: string;
    readonly findings: readonly ListedFinding[];
}): string;
export {};
