import { type Finding } from '../base/finding.ts';
import type { StoreCopy } from './store-copies.ts';
/** `fileOf` is how a finding calls a path of the store. */
export declare function copyFindings(copies: readonly StoreCopy[], fileOf: (path: string) => string): readonly Finding[];
