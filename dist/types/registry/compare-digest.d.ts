import { type Finding } from '../base/finding.ts';
import type { PluginCandidate } from '../manifest/manifest.ts';
import type { Registry, Row } from './registry.ts';
import type { RowWorld } from './row-world.ts';
/** The finding where the digests differ or there is none to compare with; null where the pin is true. */
export declare function digestFinding(registry: Registry, row: Row, path: string, candidate: PluginCandidate, world: RowWorld): Finding | null;
