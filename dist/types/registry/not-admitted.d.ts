import type { FindingDraft, Place } from '../base/finding.ts';
import type { PluginCandidate } from '../manifest/manifest.ts';
export interface NotAdmitted {
    readonly draft: Omit<FindingDraft, 'place'>;
    /** Where the first reason is, relative to the registry's folder; null where none is known. */
    readonly first: Place | null;
}
/** The finding for the package at `path` (relative to the registry's folder); `shown` as a reader types it. */
export declare function notAdmitted(path: string, shown: string, candidate: PluginCandidate): NotAdmitted;
