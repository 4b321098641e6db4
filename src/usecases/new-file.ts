// A file that a command is told to write and that must be a new one: what is there already is somebody's. Says
// what to name instead; never replaces anything.
import { lstatSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { writeFileAtomic } from '../base/atomic-file.ts';
import { Fault } from '../base/fault.ts';
import { quote } from '../base/quote.ts';

/** Throws `Fault` (`usage`) where `file`, relative to `cwd`, exists or has no directory to be in. */
export function assertNewFile(cwd: string, file: string): void {
  const path = resolve(cwd, file);
  if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) {
    throw new Fault('usage', `${quote(file)} exists`, 'name a new file');
  }
  if (statSync(dirname(path), { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new Fault(
      'usage',
      `there is no directory to write ${quote(file)} in`,
      'make the directory, or name a file in one that is there',
    );
  }
}

/** Writes it for its owner alone. Throws `Fault` (`usage` as above, `changed`, `io`). */
export function writeNewFile(cwd: string, file: string, bytes: Uint8Array): void {
  assertNewFile(cwd, file);
  writeFileAtomic({ path: resolve(cwd, file), bytes, expected: null, mode: 0o600 });
}
