import type { PluginCandidate } from '../manifest/manifest.ts';
/** The list under `triggers`, or null where the package is no skill or its SKILL.md says nothing readable. */
export declare function triggersOf(candidate: PluginCandidate): readonly string[] | null;
