// "Did you mean" for a row whose directory is gone: the package of the same name elsewhere, else the path
// that reads most like it. Bounded, since a hostile registry can have many such rows.
import { nearestOf } from '../base/nearest.ts';

const COMPARED = 2_000;
const ASKED = 64;

interface Finder {
  readonly byLastPart: ReadonlyMap<string, string>;
  asked: number;
}

const finders = new WeakMap<readonly string[], Finder>();

/** A package that may be meant by a path where nothing is, or null; after many questions only one of that name. */
export function nearestPackage(packages: readonly string[], path: string): string | null {
  const finder = finders.get(packages) ?? {
    byLastPart: new Map(packages.toReversed().map((one) => [lastPart(one), one])),
    asked: 0,
  };
  finders.set(packages, finder);
  const moved = finder.byLastPart.get(lastPart(path));
  if (moved !== undefined) return moved;
  finder.asked += 1;
  return finder.asked > ASKED || packages.length > COMPARED ? null : nearestOf(path, packages);
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
