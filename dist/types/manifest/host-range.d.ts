import { type Generation } from './generations.ts';
export type RangeFault = 'too-long' | 'empty-part' | 'open-wildcard' | 'not-a-range';
/** Why `text` is no range a host takes, or null when it is one. */
export declare function rangeFault(text: string): RangeFault | null;
/**
 * The generations a range reaches, oldest first; null means no range and reaches all. The older one is
 * reached below `0.6.2-0`, the newer from `0.6.2`, or from `0.6.2-0` where the older is not reached: a
 * range that ends at `<0.6.2` contains pre-releases of 0.6.2 only by arithmetic, not by intent.
 */
export declare function generationsInRange(range: string | null): readonly Generation[];
/** The generation a host version belongs to. Throws `Fault` (`usage`) where it is no strict version. */
export declare function generationOfHost(version: string): Generation;
/** True where a host of this version satisfies the range, as `semver` has it: a pre-release only where the range names one of its kind. */
export declare function hostSatisfies(version: string, range: string | null): boolean;
