// Packages whose files changed since the base while their row kept its pin. Pure: what changed is told by
// git, what is there now by the digest. Registry page, "The gate on a change".
import { type Finding, finding } from '../../base/finding.ts';
import { listNames, quote } from '../../base/quote.ts';
import type { Registry, Row } from '../registry.ts';
import { rowPlace } from '../row-place.ts';
import { isRemoteText, parseLocalSource } from '../source-url.ts';

/** Changed files by the local rows whose packages they lie in. Paths are relative to the registry's folder. */
export function changedFilesByRow(
  registry: Registry,
  paths: readonly string[],
): ReadonlyMap<Row, readonly string[]> {
  const byDirectory = new Map<string, Row[]>();
  for (const row of registry.rows) {
    if (row.sourceUrl === null || isRemoteText(row.sourceUrl)) continue;
    const parsed = parseLocalSource(row.sourceUrl);
    if (!parsed.ok) continue;
    const known = byDirectory.get(parsed.path);
    if (known === undefined) byDirectory.set(parsed.path, [row]);
    else known.push(row);
  }
  const files = new Map<Row, string[]>();
  for (const path of paths) {
    for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
      for (const row of byDirectory.get(at) ?? []) {
        const known = files.get(row);
        if (known === undefined) files.set(row, [path]);
        else known.push(path);
      }
    }
  }
  return files;
}

/**
 * The finding for a row whose pin is the base's while the files below it are not, and the pin is not true.
 * `there`: the row still leads to a directory; where it does not there is no version to bump.
 */
export function filesWithoutPin(
  registry: Registry,
  row: Row,
  files: readonly string[],
  { digest, there }: { readonly digest: string | null; readonly there: boolean },
): Finding | null {
  if (row.sha256 === null || digest === row.sha256) return null;
  const named = listNames(files.map(quote), 3);
  if (!there) {
    return finding({
      rule: 'change/files-without-pin',
      messageId: 'gone',
      message: `the directory of ${row.label} is gone, its row is not: ${named}`,
      place: rowPlace(registry, row, 'sourceUrl'),
      found: row.sourceUrl,
      expected: 'the directory of the package',
      fix: 'restore the directory as it is at the base, or remove the row too, which a person has to approve',
      row: row.label,
    });
  }
  return finding({
    rule: 'change/files-without-pin',
    messageId: 'changed',
    message: `files of ${row.label} changed, its pin did not: ${named}`,
    place: rowPlace(registry, row, 'sha256'),
    found: row.sha256,
    expected: digest ?? 'the digest of a tree that can be hashed',
    fix: 'bump the version in plugin.json, git add the files, and run plugin-gate pin',
    row: row.label,
  });
}
