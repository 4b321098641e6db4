import { type Judgement } from './judgement.ts';
import { type ManifestObject } from './manifest-object.ts';
/** The name as written, also where it is refused; empty where there is none. */
export declare function readName(judgement: Judgement, root: ManifestObject): string;
/** The version as written, also where it is refused; empty where there is none. */
export declare function readVersion(judgement: Judgement, root: ManifestObject): string;
