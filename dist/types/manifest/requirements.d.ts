import { type Judgement } from './judgement.ts';
import type { ManifestObject } from './manifest-object.ts';
/** Each requirement once, in file order; those without the form are reported and left out. */
export declare function readRequires(judgement: Judgement, block: ManifestObject): readonly string[];
