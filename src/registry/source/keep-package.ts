// A copy of a fetched package for whoever needs its files after the check, such as the smoke install.
import { cpSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Fault, systemCode } from '../../base/fault.ts';

/**
 * Copies the tree at `root` below `directory`, links verbatim, under its own name and the row's number.
 * Returns the absolute path of the copy. Throws `Fault` (`io`).
 */
export function keepPackage(root: string, directory: string, index: number): string {
  const target = join(directory, String(index), basename(root));
  try {
    mkdirSync(join(directory, String(index)), { recursive: true });
    cpSync(root, target, { recursive: true, verbatimSymlinks: true, errorOnExist: true });
  } catch (error) {
    const why = systemCode(error) ?? 'error';
    throw new Fault('io', `cannot keep a fetched package (${why})`, null, error);
  }
  return target;
}
