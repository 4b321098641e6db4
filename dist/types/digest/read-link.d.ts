import type { Walk } from './walk.ts';
/** Hashes the link at `path` and adds its entry and its findings. */
export declare function readLink(walk: Walk, path: string): void;
