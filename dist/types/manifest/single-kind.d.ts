import type { DeclaredComponent } from './components.ts';
import { type Judgement } from './judgement.ts';
import type { ResourceRoots } from './resource-roots.ts';
import type { StringValue } from './typed-fields.ts';
/** Judges a package whose kind is known; `kind` is where the manifest says it. */
export declare function judgeSingleKind(judgement: Judgement, kind: StringValue, components: readonly DeclaredComponent[], resources: ResourceRoots): void;
