import type { PluginExpectedState } from './types.ts';
/** Checks a plan read from JSON. The plan of a dry run (`{…, expect: {copies}}`) is taken as well. Throws `Fault` (`usage`). */
export declare function parseExpectedState(value: unknown): PluginExpectedState;
