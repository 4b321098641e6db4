import { type Finding } from '../base/finding.ts';
import type { PluginCandidate } from '../manifest/manifest.ts';
import type { Registry, Row } from './registry.ts';
import type { RowWorld } from './row-world.ts';
/** Findings of the comparison; fields with a fault of form are left to that fault. */
export declare function compareRow(registry: Registry, row: Row, path: string, candidate: PluginCandidate, world: RowWorld): readonly Finding[];
