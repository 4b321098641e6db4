import type { ComponentGraph } from '../manifest/manifest.ts';
export declare const drawable: {
    readonly nodes: 40;
    readonly edges: 80;
};
/** True when the graph has something to show. */
export declare function hasEdges(graph: ComponentGraph): boolean;
/** True when a person can still read the drawing. */
export declare function isDrawable(graph: ComponentGraph): boolean;
/** The flowchart, arrows from what requires to what is required; the arrows of a cycle are red. */
export declare function renderMermaid(graph: ComponentGraph): string;
