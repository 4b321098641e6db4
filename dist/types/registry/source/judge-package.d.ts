import { type Finding } from '../../base/finding.ts';
import type { PluginCandidate } from '../../manifest/manifest.ts';
import type { AttributeNote } from './attribute-notes.ts';
import type { SeenPin } from './package-cache.ts';
import { type RemoteRow } from './row-finding.ts';
import type { SourceWorld } from './source-world.ts';
export interface FetchedPackage {
    readonly candidate: PluginCandidate;
    readonly commit: string;
    readonly attributes: readonly AttributeNote[];
    readonly submodules: readonly string[];
    /** What this row's ref led to when its pin was last found true, or null. */
    readonly seen: SeenPin | null;
}
/** Every finding of the comparison, at the row's fields. */
export declare function judgePackage(world: SourceWorld, { row, source }: RemoteRow, fetched: FetchedPackage): readonly Finding[];
