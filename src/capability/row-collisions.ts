// Two rows of a registry whose packages bring one name: whoever enables both gets one of the two. Pure.
// Specification: capabilities page, "two registry rows: warning (nobody may enable both)".
import { type Finding, finding, type Place } from '../base/finding.ts';
import { listNames, quote } from '../base/quote.ts';
import type { PackageCapability } from './package-capabilities.ts';

export interface RowCapabilities {
  /** `kind:name` of the row. */
  readonly label: string;
  readonly place: Place;
  /** What tells its package from others: rows for one package do not collide. */
  readonly package: string;
  readonly capabilities: readonly PackageCapability[];
}

/** One finding a name, at the last of its rows. */
export function rowCollisionFindings(rows: readonly RowCapabilities[]): readonly Finding[] {
  const byName = new Map<
    string,
    { readonly what: PackageCapability; readonly rows: RowCapabilities[] }
  >();
  for (const row of rows) {
    for (const what of row.capabilities) {
      const key = `${what.kind}\0${what.name}`;
      const known = byName.get(key);
      if (known === undefined) byName.set(key, { what, rows: [row] });
      else if (known.rows.every((other) => other.package !== row.package)) known.rows.push(row);
    }
  }
  return [...byName.values()].flatMap(({ what, rows: parties }) => {
    const last = parties.at(-1);
    if (last === undefined || parties.length < 2) return [];
    const labels = parties.map(({ label }) => quote(label));
    return [
      finding({
        rule: 'capability/two-rows',
        messageId: 'name',
        message: `the rows ${listNames(labels)} bring the ${what.kind} ${quote(what.name)}`,
        place: last.place,
        found: what.name,
        row: last.label,
        related: parties.slice(0, -1).map(({ label, place }) => ({
          message: `that of ${quote(label)}`,
          place,
        })),
      }),
    ];
  });
}
