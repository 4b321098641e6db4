// What a change of names and sources means: rows that go, rows that take another name, sources that move
// to another owner, new names that look like known ones. Pure.
// Specification: registry page, "The gate on a change".

import { type Finding, finding, type Place, wholeFile } from '../../base/finding.ts';
import { maskCredentials } from '../../base/mask-credentials.ts';
import { listNames, quote } from '../../base/quote.ts';
import type { Registry, Row } from '../registry.ts';
import { rowPlace } from '../row-place.ts';
import { isRemoteText, parseLocalSource } from '../source-url.ts';
import { parseTreeUrl } from '../tree-url.ts';
import type { RegistryChange, RowChange } from './row-change.ts';
import { type Likeness, SimilarNames } from './similar-names.ts';

/** Findings about removed and renamed rows. */
export function judgeGone(change: RegistryChange): readonly Finding[] {
  const needed = requirersOf(change.head);
  return change.changes.flatMap((one) => {
    // Nothing could be installed by a row that nobody can name.
    if (one.kind === 'removed' && one.base.id === null) return [];
    if (one.kind === 'removed') return [removed(change.head, one.base, needed.get(one.id) ?? [])];
    return one.kind === 'renamed' ? [renamed(change.head, one.base, one.head)] : [];
  });
}

interface Requirer {
  readonly row: Row;
  readonly place: Place;
}

function requirersOf(registry: Registry): ReadonlyMap<string, readonly Requirer[]> {
  const needed = new Map<string, Requirer[]>();
  for (const row of registry.rows) {
    for (const { id, span } of row.requires) {
      const place = registry.source?.place(span.start, span.end) ?? row.place;
      const known = needed.get(id);
      if (known === undefined) needed.set(id, [{ row, place }]);
      else known.push({ row, place });
    }
  }
  return needed;
}

function removed(registry: Registry, base: Row, requirers: readonly Requirer[]): Finding {
  const first = requirers[0];
  if (first === undefined) {
    return finding({
      rule: 'change/row-removed',
      messageId: 'removed',
      message: `${base.label} ${base.version === null ? '' : `${quote(base.version)} `}was removed`,
      place: wholeFile(registry.file),
      found: 'no row',
      expected: base.label,
      row: base.label,
    });
  }
  const names = listNames([...new Set(requirers.map(({ row }) => row.label))]);
  return finding({
    rule: 'change/required-row-removed',
    messageId: 'required',
    message: `${base.label} was removed, and ${names} still ${requirers.length === 1 ? 'requires' : 'require'} it`,
    place: first.place,
    found: 'no row',
    expected: base.label,
    fix: `keep the row of ${base.label}, or remove it from "requires" of ${names} first`,
    row: base.label,
    related: requirers
      .slice(1, 5)
      .map(({ row, place }) => ({ message: `${row.label} requires it too`, place })),
  });
}

function renamed(registry: Registry, base: Row, head: Row): Finding {
  const why =
    base.sha256 === head.sha256
      ? 'the bytes are the same'
      : localPath(base) === localPath(head)
        ? 'the source is the same'
        : 'the files are the same but for the name';
  return finding({
    rule: 'change/row-renamed',
    messageId: 'renamed',
    message: `${base.label} was renamed to ${head.label}: ${why}`,
    place: rowPlace(registry, head, base.name === head.name ? 'kind' : 'name'),
    found: head.label,
    expected: base.label,
    row: head.label,
  });
}

/** Null for both of two remote rows, which only bytes or source make one. */
function localPath({ sourceUrl }: Row): string | null {
  if (sourceUrl === null || isRemoteText(sourceUrl)) return null;
  const parsed = parseLocalSource(sourceUrl);
  return parsed.ok ? parsed.path : null;
}

/** A finding where the source of a row moved to another owner or repository, into this one or out of it. */
export function judgeSource(
  registry: Registry,
  change: RowChange,
  serverUrl: string | null,
): readonly Finding[] {
  if (change.kind !== 'changed' && change.kind !== 'renamed') return [];
  const { base, head } = change;
  const [from, to] = [homeOf(base, serverUrl), homeOf(head, serverUrl)];
  if (from === null || to === null || from.key === to.key) return [];
  return [
    finding({
      rule: 'change/source-moved',
      messageId: to.local ? 'into-this' : from.local ? 'out-of-this' : 'other-repository',
      message: `the source of ${head.label} moved from ${from.name} to ${to.name}`,
      place: rowPlace(registry, head, 'sourceUrl'),
      found: maskCredentials(head.sourceUrl ?? ''),
      expected: maskCredentials(base.sourceUrl ?? ''),
      row: head.label,
    }),
  ];
}

interface Home {
  readonly key: string;
  readonly name: string;
  readonly local: boolean;
}

function homeOf({ sourceUrl }: Row, serverUrl: string | null): Home | null {
  if (sourceUrl === null) return null;
  if (!isRemoteText(sourceUrl)) return { key: 'local', name: 'this repository', local: true };
  const parsed = parseTreeUrl(sourceUrl, { serverUrl });
  // A URL that is none cannot be told to be the same place: it has its own error, and here it is another.
  if (!parsed.ok) {
    return { key: sourceUrl, name: quote(maskCredentials(sourceUrl)), local: false };
  }
  const { server, owner, repo } = parsed.source;
  const name = `${server.replace(/^https?:\/\//, '')}/${owner}/${repo}`;
  return { key: name.toLowerCase(), name: quote(name), local: false };
}

/** Findings about names that are new and look like another one, at the base or now. */
export function judgeNewNames(change: RegistryChange): readonly Finding[] {
  const before = new Set(namesOf(change.base));
  const fresh = change.changes.flatMap((one) =>
    (one.kind === 'added' || one.kind === 'renamed') && one.head.name !== null ? [one] : [],
  );
  const novel = fresh.filter(({ head }) => !before.has(head.name ?? ''));
  if (novel.length === 0) return [];
  const index = new SimilarNames([...before, ...namesOf(change.head)]);
  return novel.flatMap((one) => {
    // A rename is one finding already: being near its own old name is what a rename is.
    const own = one.kind === 'renamed' && one.base.name !== null ? [one.base.name] : [];
    const likeness = index.likeness(one.head.name ?? '', new Set(own));
    return likeness === null ? [] : [similar(change.head, one.head, likeness)];
  });
}

function namesOf(registry: Registry): readonly string[] {
  return registry.rows.flatMap((row) => (row.name === null ? [] : [row.name]));
}

function similar(registry: Registry, head: Row, likeness: Likeness): Finding {
  const other = quote(likeness.name);
  const how = {
    separators: `differs from ${other} only in - and .`,
    confusable: `looks like ${other}`,
    swapped: `is ${other} with two letters exchanged`,
    distance: `is ${likeness.edits === 1 ? 'one letter' : `${likeness.edits} letters`} away from ${other}`,
  }[likeness.how];
  return finding({
    rule: 'change/similar-name',
    messageId: likeness.how,
    message: `the new name ${quote(head.name ?? '')} ${how}`,
    place: rowPlace(registry, head, 'name'),
    found: head.name,
    expected: 'a name that nobody takes for another one',
    row: head.label,
  });
}
