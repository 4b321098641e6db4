import type { Finding, NotChecked } from '../base/finding.ts';
import type { DigestExplanation } from '../digest/explain.ts';
import type { Frame } from '../digest/frame-hash.ts';
export interface DigestReport {
    /** As the caller named it. */
    readonly path: string;
    /** Null when the tree was refused; `findings` says why. */
    readonly digest: string | null;
    readonly files: number;
    readonly bytes: number;
    /** Refusals, files relative to the directory. */
    readonly findings: readonly Finding[];
    readonly leftOut: readonly string[];
    /** Null unless asked for. */
    readonly frames: readonly Frame[] | null;
    /** Null unless asked for; `says` is the explanation in words. */
    readonly explanation: (DigestExplanation & {
        readonly says: string;
    }) | null;
    readonly notChecked: readonly NotChecked[];
}
