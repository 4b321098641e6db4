// The JSON report must not land on what was checked: then the next step would see other bytes than this
// one judged. Looks, never writes. Specification: surfaces page, "action.yml".
import { closeSync, lstatSync, openSync, readSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { Fault } from '../base/fault.ts';
import { quote } from '../base/quote.ts';
import type { Report } from '../report/report.ts';

/** How a report of ours begins: such a file may be written anew. */
const REPORT = '{\n  "version": 1,\n  "verdict": "';

/**
 * Throws `Fault` (`usage`) where `path` lies in a package or skill of the report or in one of the directories
 * `also` (all relative to `cwd`), or is a file of the workspace that is no earlier report. Where the workspace
 * itself is the package, a new file is allowed.
 */
export function assertNoInput(
  cwd: string,
  path: string,
  report: Report,
  also: readonly string[] = [],
): void {
  const target = realFile(resolve(cwd, path));
  const read = [...report.packages, ...report.skills].map((one) => one.path);
  const roots = [...read, ...also].map((one) => resolve(cwd, one));
  const inside = roots.find((root) => root !== cwd && isIn(realPath(root), target));
  if (inside !== undefined) {
    const shown = relative(cwd, inside).split(sep).join('/');
    throw contradiction(`json-file: ${quote(path)} lies in ${quote(shown)}, which was checked`);
  }
  if (isIn(realPath(cwd), target) && isOther(target)) {
    throw contradiction(`json-file: ${quote(path)} is a file that is there and no report`);
  }
}

function contradiction(message: string): Fault {
  return new Fault('usage', message, 'name a file that is not there yet, outside every package');
}

/** Real but for its last part, which is written anew and not followed. */
function realFile(path: string): string {
  return join(realPath(dirname(path)), basename(path));
}

/** The real path of the nearest part that is there, with the rest below it. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return dirname(path) === path ? path : realFile(path);
  }
}

function isIn(directory: string, path: string): boolean {
  const way = relative(directory, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** True for a regular file that does not begin as a report does; what else is there is refused when written. */
function isOther(path: string): boolean {
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) return false;
  const handle = openSync(path, 'r');
  try {
    const head = Buffer.alloc(REPORT.length);
    return head.subarray(0, readSync(handle, head)).toString('latin1') !== REPORT;
  } finally {
    closeSync(handle);
  }
}
