import type { DigestReport } from './digest-report.ts';
export interface DigestText {
    readonly out: string;
    readonly err: string;
}
/** `out` for standard output, `err` for standard error; each ends with a line feed or is empty. */
export declare function renderDigest(report: DigestReport): DigestText;
/** `{path, digest, files, bytes}` and, where asked for, frames and explanation. */
export declare function digestJson(report: DigestReport): object;
