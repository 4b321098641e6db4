import { type Finding } from '../base/finding.ts';
import { type ManifestInput, type ManifestVerdict } from './judge-manifest.ts';
export interface ChosenVerdict {
    readonly verdict: ManifestVerdict;
    readonly compatible: boolean;
    /** What to say about hosts besides the verdict's own findings. */
    readonly aboutHosts: readonly Finding[];
}
/**
 * Judges for one host version, or with `auto` for every known generation the range reaches: the first
 * that admits decides. Where none does, the one with the fewest refusals speaks. Throws `Fault`
 * (`usage`) where `clioVersion` is neither `auto` nor a version.
 */
export declare function judgeForHosts(input: Omit<ManifestInput, 'range'>, clioVersion: string): ChosenVerdict;
