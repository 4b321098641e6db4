// Which files of a package are read into memory while it is hashed: the manifests, and the Markdown that
// payload readers and the portable verdict look at. Nothing is read a second time.
import { limits } from '../base/limits.ts';
import { manifestFile } from './manifest-text.ts';

/** Manifests of other clients, which the portable verdict compares with ours. */
export const foreignManifests: readonly string[] = [
  '.claude-plugin/plugin.json',
  '.claude-plugin/marketplace.json',
  '.codex-plugin/plugin.json',
];

const alwaysHeld = new Set(['mcp.json', ...foreignManifests]);

/** True for a file that every reading of a package keeps. `size` is in bytes. */
export function isHeld(path: string, size: number): boolean {
  if (path === manifestFile) return size <= limits.manifestBytes;
  if (path.endsWith('/task.yaml')) return isTaskFile(path) && size <= limits.smallFileBytes;
  return path.endsWith('.md') || alwaysHeld.has(path);
}

/** `tasks/NAME/task.yaml`: capabilities page, "A task is a directory with a metadata file". */
function isTaskFile(path: string): boolean {
  return path.startsWith('tasks/') && path.split('/').length === 3;
}
