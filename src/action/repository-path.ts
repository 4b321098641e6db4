// From a path of a report (relative to the working directory) to one relative to the repository, which
// is what annotations and the summary show. Looks for `.git` only; starts no git.
import { lstatSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';

/**
 * A mapping for files seen from `cwd` (absolute). The repository is the one `cwd` is in, or else the
 * outermost one on the way down to the file, as a checkout with `path:` makes it; without any it is
 * `cwd` itself. Null for a file outside of it.
 */
export function repositoryPaths(cwd: string): (path: string) => string | null {
  const above = ancestorsOf(cwd).find(isRepository) ?? null;
  const roots = new Map<string, string>();
  const rootOf = (directory: string): string => {
    if (above !== null) return above;
    const known = roots.get(directory);
    if (known !== undefined) return known;
    const way = ancestorsOf(directory);
    const below = way.slice(0, Math.max(0, way.indexOf(cwd)));
    const root = below.toReversed().find(isRepository) ?? cwd;
    roots.set(directory, root);
    return root;
  };
  return (path) => {
    const file = resolve(cwd, path);
    const inside = relative(rootOf(dirname(file)), file)
      .split(sep)
      .join('/');
    if (inside === '..' || inside.startsWith('../') || /^(?:\/|[A-Za-z]:)/.test(inside))
      return null;
    return inside === '' ? '.' : inside;
  };
}

/** The directory and those above it, nearest first. */
function ancestorsOf(directory: string): readonly string[] {
  const up = dirname(directory);
  return up === directory ? [directory] : [directory, ...ancestorsOf(up)];
}

function isRepository(directory: string): boolean {
  return lstatSync(resolve(directory, '.git'), { throwIfNoEntry: false }) !== undefined;
}
