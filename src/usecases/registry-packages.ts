// Packages seen from a registry: their paths below its folder, and what they provide.
import { relative, sep } from 'node:path';
import type { Hint } from '../registry/registry.ts';
import type { PackageReading } from './read-package.ts';

/** Paths (`/`, relative) of those absolute roots that lie below the folder. */
export function packagesBelow(folder: string, roots: readonly string[]): readonly string[] {
  return roots
    .map((root) => relative(folder, root).split(sep).join('/'))
    .filter((path) => path !== '' && path !== '..' && !path.startsWith('../'));
}

/** What a Clio host loads from a package, as a row's `provides` says it. */
export function providesOf(reading: PackageReading): readonly Hint[] {
  return (reading.report.resources ?? []).map(({ kind, name }) => ({
    kind,
    name,
    description: null,
  }));
}
