import { type Judgement } from './judgement.ts';
import { type NamedPath, type PathFault } from './tree-path.ts';
/** What is wrong with a path, as the rest of a sentence that begins with the path. */
export declare function pathPhrase(fault: PathFault): string;
/** How to fix exactly this path, or null. */
export declare function pathFix(judgement: Judgement, text: string, named: NamedPath & {
    readonly ok: false;
}): string | null;
