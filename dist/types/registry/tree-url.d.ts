export interface TreeUrl {
    /** `https://github.com`, or the server that was given. No slash at the end. */
    readonly server: string;
    readonly owner: string;
    readonly repo: string;
    /** Branch or tag; never holds a slash. */
    readonly ref: string;
    /** `/`-separated, without a slash at either end; the empty text is the root of the repository. */
    readonly path: string;
    /** The text as written. */
    readonly url: string;
}
export type ParsedTreeUrl = {
    readonly ok: true;
    readonly source: TreeUrl;
}
/** `phrase` completes "… is no GitHub tree URL: ". */
 | {
    readonly ok: false;
    readonly phrase: string;
};
export interface TreeUrlOptions {
    /** `GITHUB_SERVER_URL`, or null. Its scheme is the caller's to judge. */
    readonly serverUrl?: string | null;
}
export declare const githubServer = "https://github.com";
/** Parses `text` strictly: nothing is trimmed, decoded, lower-cased or repaired. */
export declare function parseTreeUrl(text: string, options?: TreeUrlOptions): ParsedTreeUrl;
/**
 * The host's name for it: the parts of a GitHub tree URL on github.com, or null when `text` is none.
 * Source: lifecycle page, public names.
 */
export declare function parsePluginGithubSource(text: string): TreeUrl | null;
