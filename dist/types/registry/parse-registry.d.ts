import type { Registry } from './registry.ts';
/** Parses a registry. `file` is the name findings show. */
export declare function parseRegistry(bytes: Uint8Array, file: string): Registry;
