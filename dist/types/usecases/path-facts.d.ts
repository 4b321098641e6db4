import { type Stats } from 'node:fs';
/** Facts of what the absolute path leads to, or null where it leads nowhere. Throws `Fault` (`io`). */
export declare function factsBehind(path: string): Stats | null;
/** Facts of what lies at the absolute path itself, a dangling link too. Throws `Fault` (`io`). */
export declare function factsAt(path: string): Stats | null;
