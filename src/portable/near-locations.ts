// Files that look like a fixed location and are none: `Skills/`, `.mcp.json`. Nothing reads them, and
// nobody says so elsewhere. Specification: portable page, "Fixed locations".
import { wholeFile } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import { childrenOf, type Tree } from '../digest/tree.ts';
import type { Ledger } from './ledger.ts';

const fixedLocations: ReadonlyMap<string, string> = new Map([
  ['skills', 'skills'],
  ['skill', 'skills'],
  ['mcp.json', 'mcp.json'],
  ['.mcp.json', 'mcp.json'],
]);

/** Adds advice for each entry of the root that is nearly a fixed location, where the real one is absent. */
export function judgeNearLocations(tree: Tree, ledger: Ledger): void {
  for (const { path } of childrenOf(tree, '.')) {
    const meant = fixedLocations.get(path.toLowerCase());
    if (meant === undefined || meant === path || tree.byPath.has(meant)) continue;
    ledger.add('portable/near-location', {
      messageId: 'unread',
      message: `other clients do not read ${quote(path)}: the location is ${quote(meant)}`,
      place: wholeFile(path),
      found: path,
      expected: meant,
      fix: `Rename ${quote(path)} to ${quote(meant)} if clients are meant to read it.`,
    });
  }
}
