import type { Parsed } from './parse-origin.ts';
import type { PluginState } from './types.ts';
export declare const emptyState: PluginState;
/** Parses and validates. `field` of a fault is the path of the bad member, `state.json` for the whole. */
export declare function parseState(bytes: Uint8Array): Parsed<PluginState>;
/** The text of `state.json`: two-space JSON, known members first, a final newline. */
export declare function stateText(state: PluginState): string;
