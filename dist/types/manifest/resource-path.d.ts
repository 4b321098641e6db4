import type { PluginCandidate } from './manifest.ts';
/**
 * Absolute path of the directory for a resource kind (`skills`, `prompts`, …), as declared or as `skills/`
 * counts undeclared; null where the package has none or its manifest has faults. Links are not followed.
 */
export declare function pluginResourcePath(candidate: PluginCandidate, kind: string): string | null;
