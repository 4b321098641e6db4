import type { Walk } from './walk.ts';
/** Hashes the directory at `path` (empty for the root, at `depth` 0) and all below it. */
export declare function readDirectory(walk: Walk, path: string, depth: number): void;
