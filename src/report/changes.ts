// What changed since the base, in words: which commit it was, and that nothing changed where nothing did.
// Only our own words and the commit's id; the rows themselves are hostile text and are escaped by printers.
import type { Report } from './report.ts';

/** `Changed rows since 0123456789ab, the merge base of "main" and HEAD`; null where nothing was compared. */
export function describeComparison({ changes, base }: Report): string | null {
  if (changes === null) return null;
  const what = changes.length === 0 ? 'No row changed' : 'Changed rows';
  return base ? `${what} since ${base.commit.slice(0, 12)}, ${base.how}` : what;
}
