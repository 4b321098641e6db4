// The words for a path of the manifest that names nothing usable, and how to put it right.
// Specification: manifest page, "Paths".
import { quote } from '../base/quote.ts';
import { type Judgement, suggest } from './judgement.ts';
import { type NamedPath, nearestPath, type PathFault } from './tree-path.ts';

const phrases: Readonly<Record<PathFault, string>> = {
  empty: 'is empty',
  backslash: 'contains a backslash',
  nul: 'contains a NUL',
  absolute: 'is absolute',
  outside: 'climbs out of the package',
  missing: 'does not exist',
  'leads-outside': 'leads out of the package through a link, or nowhere',
};

/** What is wrong with a path, as the rest of a sentence that begins with the path. */
export function pathPhrase(fault: PathFault): string {
  return phrases[fault];
}

/** How to fix exactly this path, or null. */
export function pathFix(
  judgement: Judgement,
  text: string,
  named: NamedPath & { readonly ok: false },
): string | null {
  if (named.fault === 'backslash') return `write ${quote(text.replaceAll('\\', '/'))}`;
  const { fault, path } = named;
  if (fault !== 'missing' || path === null) return null;
  const near = suggest(judgement, () => nearestPath(judgement.tree, path));
  return near === null ? null : `write ${quote(near)}`;
}
