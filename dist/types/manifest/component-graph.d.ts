import type { DeclaredComponent } from './components.ts';
import { type Judgement } from './judgement.ts';
import type { ComponentGraph } from './manifest.ts';
/** Builds the graph of the declared components and adds its findings. */
export declare function buildComponentGraph(judgement: Judgement, components: readonly DeclaredComponent[]): ComponentGraph;
