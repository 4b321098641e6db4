/** One thing that is different here. Paths are relative to the package. */
export type Cause = {
    readonly kind: 'line-endings';
    /** What the files have here. */
    readonly here: 'crlf' | 'lf';
    readonly paths: readonly string[];
} | {
    readonly kind: 'names';
    /** The form the names have where the digest was made. */
    readonly form: 'NFC' | 'NFD';
    readonly paths: readonly string[];
} | {
    readonly kind: 'untracked' | 'ignored' | 'litter' | 'empty-directories' | 'absolute-links' | 'edited' | 'missing' | 'attributes' | 'links-as-files';
    readonly paths: readonly string[];
};
/** What has to happen for the digest to match, as words that follow "once". */
export declare function cureOf(cause: Cause): string;
