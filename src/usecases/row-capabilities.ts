// What the packages of a registry's rows bring, for the rule that two rows bring one name: of packages that were
// read all of it, of the others where only changes are looked at what collides with those.
// Specification: registry page, "These always run on the whole file"; capabilities page, "two registry rows".
import type { NotChecked } from '../base/finding.ts';
import { packageCapabilities } from '../capability/package-capabilities.ts';
import type { RowCapabilities } from '../capability/row-collisions.ts';
import type { PluginCandidate } from '../manifest/manifest.ts';
import type { JudgedRow } from '../registry/judge-row.ts';
import type { Row } from '../registry/registry.ts';
import { UnreadCapabilities } from './unread-capabilities.ts';

/** In the order of the file. `fetched` gives the package of a remote row that was fetched. */
export function capabilitiesOfRows(
  folder: string,
  judged: readonly JudgedRow[],
  fetched: (row: Row) => PluginCandidate | null | undefined,
): readonly RowCapabilities[] {
  const read = new Map<Row, RowCapabilities>();
  for (const { row, path, source, candidate } of judged) {
    const one = candidate ?? fetched(row) ?? null;
    const where = path ?? source?.url ?? null;
    if (one === null || where === null) continue;
    read.set(row, {
      label: row.label,
      place: row.place,
      package: one.contentDigest ?? where,
      capabilities: packageCapabilities(one.tree),
    });
  }
  const unread = new UnreadCapabilities(
    folder,
    [...read.values()].flatMap(({ capabilities }) => capabilities),
  );
  return judged.flatMap(({ row, path }) => {
    const known = read.get(row);
    if (known !== undefined) return [known];
    // A path that was judged and not read has its own finding.
    const late = path === null ? unread.read(row) : null;
    if (late === null) return [];
    const { label, place } = row;
    return [{ label, place, package: late.digest ?? late.path, capabilities: late.capabilities }];
  });
}

/** What is not known of rows that were left out: among themselves they may bring one name. */
export function unreadCollisions(
  judged: readonly JudgedRow[],
  looksAt: ((row: Row) => boolean) | null,
): readonly NotChecked[] {
  const left = looksAt === null ? 0 : judged.filter(({ row }) => !looksAt(row)).length;
  if (left < 2) return [];
  return [
    {
      what: `names that two of the ${left} unchanged rows bring (capability/two-rows)`,
      why: 'only what changed was asked for',
    },
  ];
}
