// Why a registry may not be pinned: faults of the file that an edit could make worse, rows whose package
// cannot be told, packages a host refuses, and bytes that a clone would not have.
// Specification: registry page, "Pinning" ("Every package is validated first; one failure and nothing is written").

import { type Finding, finding, wholeFile } from '../base/finding.ts';
import { maskCredentials } from '../base/mask-credentials.ts';
import { quote } from '../base/quote.ts';
import { joinRelative } from '../base/relative-path.ts';
import type { JudgedRow } from './judge-row.ts';
import { notAdmitted } from './not-admitted.ts';
import type { PinRequest } from './pin-request.ts';
import type { Registry } from './registry.ts';

/** Rules whose faults pinning does not mend and cannot work with. */
const blocking: ReadonlySet<string> = new Set([
  'registry/unreadable',
  'registry/encoding',
  'registry/syntax',
  'registry/yaml-feature',
  'registry/duplicate-key',
  'registry/shape',
  'registry/too-many-rows',
  'registry/duplicate-row',
  'row/not-a-mapping',
  'row/name',
  'row/source-url',
  'row/source-missing',
  'row/source-link',
  'row/source-untracked',
  'row/package-not-admitted',
]);

/** Keys a person writes; a row of ours cannot be pinned while one of them is wrong. */
const writtenByHand: readonly string[] = ['name', 'sourceUrl'];

/** Where the package of a row really is, by the label of the row whose directory is not there. */
export type MovedPackages = ReadonlyMap<string, string>;

/** Packages without a row that have the kind and name of a row that leads nowhere. */
export function movedPackages(
  request: PinRequest,
  judged: readonly JudgedRow[],
  added: readonly string[],
): MovedPackages {
  const lost = new Map(
    judged.flatMap(({ row, path, candidate }) =>
      path === null || candidate !== null || row.id === null ? [] : [[row.id, row.label]],
    ),
  );
  const moved = new Map<string, string>();
  for (const path of lost.size === 0 ? [] : added) {
    const { manifest } = request.readPackage(path);
    const label = lost.get(`${manifest?.kind}:${manifest?.name}`);
    if (label !== undefined && !moved.has(label)) moved.set(label, path);
  }
  return moved;
}

/** Faults of the file and its rows that stop pinning. */
export function fileRefusals(
  registry: Registry,
  findings: readonly Finding[],
  moved: MovedPackages = new Map(),
): readonly Finding[] {
  const unclear = new Set(
    registry.rows
      .filter((row) => writtenByHand.some((key) => row.faulty.has(key)))
      .map((row) => row.label),
  );
  return findings
    .filter(
      (one) =>
        blocking.has(one.rule) ||
        (one.rule === 'row/sha256' && one.messageId === 'no-digest') ||
        (one.rule === 'row/field-differs' && one.messageId === 'name') ||
        (one.rule === 'row/missing-key' && one.messageId !== 'not-pinned') ||
        (one.rule === 'row/wrong-type' && one.row !== null && unclear.has(one.row)),
    )
    .map((one) => (one.rule === 'row/source-missing' ? forPinning(one, moved) : one));
}

/** Whoever moved a package has to say so, and whoever deleted one expects pinning to take its row away. */
function forPinning(one: Finding, moved: MovedPackages): Finding {
  const there = moved.get(one.row ?? '');
  if (there !== undefined) {
    return { ...one, fix: `write sourceUrl: ${there}, where the package of that name is` };
  }
  const why = 'pin never removes a row by itself, as others may have installed the package';
  return { ...one, fix: `${one.fix ?? 'restore the directory or remove the row'}; ${why}` };
}

/** What git says of the packages' files: nothing that a clone would lack may be pinned. */
export function untrackedRefusals(
  request: PinRequest,
  packages: readonly { readonly path: string; readonly row: string | null }[],
): readonly Finding[] {
  return packages.flatMap(({ path, row }) =>
    (request.untracked?.(path) ?? []).map((one) => ({
      ...one,
      place: { ...one.place, file: joinRelative(path, one.place.file) },
      row,
    })),
  );
}

/** A package that is to get a row: it must be admitted, describe itself, and have a name of its own. */
export function newPackageRefusals(
  request: PinRequest,
  path: string,
  judged: readonly JudgedRow[],
  moved: MovedPackages,
): readonly Finding[] {
  const candidate = request.readPackage(path);
  const { manifest } = candidate;
  const place = wholeFile(joinRelative(path, 'plugin.json'));
  if (!candidate.valid || manifest === null) {
    const shown = request.display?.(path) ?? path;
    const { draft, first } = notAdmitted(path, shown, candidate);
    // The place is that of the first reason already.
    return [finding({ ...draft, place: first ?? place, related: draft.related?.slice(1) ?? [] })];
  }
  const found: Finding[] = [];
  if (manifest.description === null) {
    found.push(
      finding({
        rule: 'row/missing-key',
        messageId: 'missing',
        message: `the package at ${quote(path)} has no description, and a row needs one`,
        place,
        expected: 'a "description" in plugin.json',
        fix: 'add a "description" to plugin.json',
      }),
    );
  }
  const id = `${manifest.kind}:${manifest.name}`;
  const twin = judged.find((one) => one.row.id === id);
  if (twin !== undefined && !moved.has(twin.row.label)) {
    found.push(
      finding({
        rule: 'registry/duplicate-row',
        messageId: 'twice',
        message: `${id} has a row already, for ${quote(maskCredentials(twin.row.sourceUrl ?? ''))}`,
        place: twin.row.place,
        found: path,
        expected: 'one package for each kind and name',
        fix: `write sourceUrl: ${path} in that row if the package moved, else rename one of the two`,
        row: id,
      }),
    );
  }
  return found;
}
