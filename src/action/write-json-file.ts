// Writes the JSON report where a workflow asked for it. The workspace is hostile: a pull request can put
// a link where the report goes, so no link in the workspace is followed out of it.
import { lstatSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { writeFileAtomic } from '../base/atomic-file.ts';
import { Fault, messageOf } from '../base/fault.ts';
import { quote } from '../base/quote.ts';

/**
 * Writes `text` to `path` (relative to `cwd`), making directories where needed. Throws `Fault`: `usage`
 * where the path is no place for a file, `io` and `changed` where writing failed.
 */
export function writeJsonFile(cwd: string, path: string, text: string): void {
  const target = resolve(cwd, path);
  const folder = dirname(target);
  // Before anything is made: making a directory through a link would already be outside.
  if (isBelow(cwd, target) && !isBelow(realpathSync(cwd), realpathSync(nearestThere(folder)))) {
    throw new Fault(
      'usage',
      `json-file: ${quote(path)} leads out of the workspace through a link`,
      'name a directory that is not in the repository, such as one below RUNNER_TEMP',
    );
  }
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Fault('usage', `json-file: no directory ${quote(dirname(path))}`, messageOf(error));
  }
  const facts = lstatSync(target, { throwIfNoEntry: false });
  if (facts !== undefined && !facts.isFile()) {
    throw new Fault(
      'usage',
      `json-file: ${quote(path)} is not a regular file`,
      'name another file',
    );
  }
  writeFileAtomic({
    path: target,
    bytes: new TextEncoder().encode(text),
    expected: facts === undefined ? null : readFileSync(target),
    mode: null,
  });
}

function isBelow(directory: string, path: string): boolean {
  const way = relative(directory, path);
  return !(way === '..' || /^\.\.[/\\]/.test(way) || isAbsolute(way));
}

/** The directory, or the nearest one above it that exists; a dangling link has nothing behind it. */
function nearestThere(directory: string): string {
  const up = dirname(directory);
  return up === directory || statSync(directory, { throwIfNoEntry: false }) !== undefined
    ? directory
    : nearestThere(up);
}
