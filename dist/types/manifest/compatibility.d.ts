import { type Judgement } from './judgement.ts';
import { type ManifestObject } from './manifest-object.ts';
/** `compatibility.clio` where it is a range, else null. */
export declare function readRange(judgement: Judgement, block: ManifestObject): string | null;
