import type { DigestReport } from '../report/digest-report.ts';
export interface DigestRequest {
    readonly cwd: string;
    /** Directory relative to `cwd`. */
    readonly path: string;
    /** Keep what was hashed. */
    readonly frames: boolean;
    /** The digest it should have, or null. */
    readonly expected: string | null;
    /** Environment for git; default: this process's. */
    readonly env?: Readonly<Record<string, string | undefined>>;
}
/** Digests a directory. Throws `Fault` (`usage`) for a path that is not there and a digest that is none. */
export declare function digestPath(request: DigestRequest): Promise<DigestReport>;
