import { type Finding } from '../base/finding.ts';
import type { ComponentGraph } from '../manifest/manifest.ts';
import type { Registry } from './registry.ts';
export interface WholeFile {
    readonly findings: readonly Finding[];
    readonly graph: ComponentGraph;
}
/** Judges the rows against each other. */
export declare function judgeWholeFile(registry: Registry): WholeFile;
