// Attributes that make the bytes of a clone differ from what was pinned, or depend on the machine. Told
// also when the digest happens to match. Digest page, last section, "Attributes and configuration".
import { type Finding, finding, wholeFile } from '../base/finding.ts';
import { listNames, quote } from '../base/quote.ts';
import type { Attributes } from '../git/attributes.ts';
import type { RepositoryView } from '../git/repository-view.ts';
import { checkedOutDigests, fileBytes, fileDigest } from './checked-out.ts';
import { hasBareLf, isText } from './line-endings.ts';

/**
 * Findings for the package at `packagePath` (repository-relative); files are relative to the package. Starts
 * git only where a file has such an attribute. Throws `Fault` (`git`).
 */
export function attributeFindings(view: RepositoryView, packagePath: string): readonly Finding[] {
  const filters = new Map<string, string[]>();
  const conversions = new Map<string, string[]>();
  for (const entry of view.trackedBelow(packagePath)) {
    if (entry.mode !== 'file' && entry.mode !== 'executable') continue;
    const attributes = view.attributesOf(entry.path);
    if (!['unspecified', 'unset', 'set'].includes(attributes.filter)) {
      push(filters, attributes.filter, entry.path);
    }
    for (const conversion of conversionsOf(attributes)) push(conversions, conversion, entry.path);
  }
  const inside = (path: string): string =>
    packagePath === '.' ? path : path.slice(packagePath.length + 1);
  return [
    ...[...filters].map(([name, paths]) => filterFinding(name, paths.map(inside))),
    ...[...conversions].flatMap(([name, paths]) => {
      const { differing, equal } = comparedWithClone(view, name, paths);
      if (differing.length > 0) return [differs(name, differing.map(inside))];
      return equal.length > 0 ? [same(name, equal.map(inside))] : [];
    }),
  ];
}

/** What git does to a file's bytes on the way out, by the names of `.gitattributes`. */
export function conversionsOf(attributes: Attributes): readonly string[] {
  const { eol, text, ident, encoding } = attributes;
  return [
    ...(eol === 'crlf' && text !== 'unset' ? ['eol=crlf'] : []),
    ...(ident === 'set' ? ['ident'] : []),
    ...(['unspecified', 'unset', 'set', ''].includes(encoding)
      ? []
      : [`working-tree-encoding=${encoding}`]),
  ];
}

/** Files that are here, by whether a clone has the same bytes. */
function comparedWithClone(
  view: RepositoryView,
  conversion: string,
  paths: readonly string[],
): { readonly differing: readonly string[]; readonly equal: readonly string[] } {
  const clone = checkedOutDigests(view, (attributes) => conversionsOf(attributes).length > 0);
  const differing: string[] = [];
  const equal: string[] = [];
  for (const path of paths) {
    const absolute = `${view.repository.root}/${path}`;
    const here = fileDigest(absolute);
    if (here === null) continue;
    const same = here === clone.get(path) || survives(conversion, absolute);
    (same ? equal : differing).push(path);
  }
  return { differing, equal };
}

/** True where an edit that is not added yet would come back from git as it is here. */
function survives(conversion: string, absolute: string): boolean {
  const bytes = fileBytes(absolute);
  if (bytes === null) return false;
  if (conversion === 'ident') return !bytes.includes('$Id');
  return conversion === 'eol=crlf' && isText(bytes) && !hasBareLf(bytes);
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

function filterFinding(name: string, paths: readonly string[]): Finding {
  return finding({
    rule: 'tree/attribute-filter',
    messageId: 'filter',
    message: `git passes ${names(paths)} through the filter ${quote(name)}, so the bytes depend on what a machine has installed`,
    place: wholeFile(paths[0] ?? '.'),
    found: `filter=${name}`,
    expected: 'no filter',
    fix: `take filter=${name} off these files in .gitattributes, and commit them as they are`,
  });
}

function differs(name: string, paths: readonly string[]): Finding {
  return finding({
    rule: 'tree/attribute-changes-bytes',
    messageId: 'differs',
    message: `${names(paths)} here ${paths.length === 1 ? 'is' : 'are'} not what a clone checks out under ${quote(name)}`,
    place: wholeFile(paths[0] ?? '.'),
    found: name,
    fix: `git add what was edited; if it still differs, take ${name} off these files in .gitattributes (* -text keeps every byte), commit, and pin again`,
  });
}

function same(name: string, paths: readonly string[]): Finding {
  return finding({
    rule: 'tree/attribute-conversion',
    messageId: 'same',
    message: `git converts ${names(paths)} on checkout (${quote(name)}), to the bytes that are here`,
    place: wholeFile(paths[0] ?? '.'),
    found: name,
  });
}

function names(paths: readonly string[]): string {
  return listNames(paths.map(quote), 3);
}
