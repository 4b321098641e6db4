import type { Finding } from '../base/finding.ts';
import type { Digest } from './tree.ts';
/** Thrown when a tree has no digest; `findings` holds every refusal. */
export declare class TreeRefusal extends Error {
    readonly name = "TreeRefusal";
    readonly findings: readonly Finding[];
    constructor(findings: readonly Finding[]);
}
/** The digest of the tree at `root`, 64 lowercase hexadecimal digits. Throws `TreeRefusal`, `Fault` (`io`). */
export declare function pluginContentDigest(root: string): Digest;
/**
 * The digest, and the exact hashed bytes of those of the root-relative files `names` that are there.
 * Throws `TreeRefusal`, `Fault` (`io`).
 */
export declare function pluginContentDigestWithCapture(root: string, names: readonly string[]): {
    readonly digest: Digest;
    readonly captured: ReadonlyMap<string, Uint8Array>;
};
