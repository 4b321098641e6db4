import { type Finding } from '../base/finding.ts';
import type { ComponentGraph } from '../manifest/manifest.ts';
import type { Registry } from './registry.ts';
export interface RequirementGraph {
    readonly graph: ComponentGraph;
    readonly findings: readonly Finding[];
}
/** Builds the graph of rows that have an identity; a reference without a row is a finding and no edge. */
export declare function buildRequirementGraph(registry: Registry): RequirementGraph;
