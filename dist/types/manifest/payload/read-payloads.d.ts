import type { PluginCandidate } from '../manifest.ts';
import type { Payloads } from './payloads.ts';
/** Reads the payloads of `candidate`, valid or not. */
export declare function readPayloads(candidate: PluginCandidate): Payloads;
