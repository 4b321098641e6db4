import type { WalkFinding } from './walk.ts';
export type Change = 'vanished' | 'replaced' | 'content' | 'entries';
/** What is shown for a path: quoted, and words for the root. */
export declare function named(path: string): string;
/** The entry was not the same thing before and after. */
export declare function changedWhileHashing(path: string, change: Change): WalkFinding;
/** The refusal for what the system said about an entry that was listed a moment ago. Throws `Fault` (`io`), and whatever is no system error. */
export declare function refusalOf(error: unknown, path: string): WalkFinding;
