import type { PayloadFile } from './payload-file.ts';
import type { Prerequisites } from './payloads.ts';
import type { TreeIndex } from './tree-index.ts';
/** Commands and agents of all steps that the package does not bring itself. */
export declare function prerequisitesOf(files: readonly PayloadFile[], index: TreeIndex): Prerequisites;
