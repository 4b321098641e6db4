// Where a package keeps one kind of resource. Specification: manifest page, `resources`.
import { join } from 'node:path';
import type { PluginCandidate } from './manifest.ts';

/**
 * Absolute path of the directory for a resource kind (`skills`, `prompts`, …), as declared or as `skills/`
 * counts undeclared; null where the package has none or its manifest has faults. Links are not followed.
 */
export function pluginResourcePath(candidate: PluginCandidate, kind: string): string | null {
  const path = candidate.manifest?.resources.get(kind);
  return path === undefined ? null : join(candidate.path, path);
}
