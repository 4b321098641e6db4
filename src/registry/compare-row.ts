// The fields of a row against those of its package, each on its own, never file text against file text.
// Specification: registry page, "Row against package".
import { type Finding, finding } from '../base/finding.ts';
import { byCodeUnits } from '../base/order.ts';
import { listNames, quote } from '../base/quote.ts';
import type { PluginCandidate, PluginManifest } from '../manifest/manifest.ts';
import { digestFinding } from './compare-digest.ts';
import type { Hint, Registry, Row, RowKey } from './registry.ts';
import { sameSet } from './row-facts.ts';
import { rowPlace } from './row-place.ts';
import type { RowWorld } from './row-world.ts';

/** Findings of the comparison; fields with a fault of form are left to that fault. */
export function compareRow(
  registry: Registry,
  row: Row,
  path: string,
  candidate: PluginCandidate,
  world: RowWorld,
): readonly Finding[] {
  const digest = digestFinding(registry, row, path, candidate, world);
  const found = digest === null ? [] : [digest];
  const { manifest } = candidate;
  if (manifest === null || row.kind === 'extension') return found;
  return [
    ...compareManifest(registry, row, manifest),
    ...compareHints(registry, row, world.provides(candidate)),
    ...found,
  ];
}

function compareManifest(
  registry: Registry,
  row: Row,
  manifest: PluginManifest,
): readonly Finding[] {
  const found: Finding[] = [];
  for (const key of ['kind', 'name', 'version'] as const) {
    const stated = row[key];
    if (stated === null || row.faulty.has(key) || stated === manifest[key]) continue;
    found.push(differs(registry, row, key, stated, manifest[key]));
  }
  if (!row.faulty.has('requires')) {
    const stated = row.requires.map((reference) => reference.id);
    if (!sameSet(stated, manifest.requires)) {
      found.push(differs(registry, row, 'requires', shown(stated), shown(manifest.requires)));
    }
  }
  const { description } = manifest;
  if (row.description !== null && description !== null && row.description !== description) {
    found.push(
      finding({
        rule: 'row/description-differs',
        messageId: 'differs',
        message: `the description of ${row.label} is not that of its plugin.json`,
        place: rowPlace(registry, row, 'description'),
        found: row.description,
        expected: description,
        fix: 'run plugin-gate pin',
        row: row.label,
      }),
    );
  }
  return found;
}

function shown(references: readonly string[]): string {
  return references.length === 0 ? 'none' : listNames(references.toSorted(byCodeUnits), 12);
}

function differs(
  registry: Registry,
  row: Row,
  key: 'kind' | 'name' | 'version' | 'requires',
  stated: string,
  actual: string,
): Finding {
  const values = key === 'requires' ? [stated, actual] : [quote(stated), quote(actual)];
  return finding({
    rule: 'row/field-differs',
    messageId: key,
    message: `${key} is ${values[0]} here and ${values[1]} in plugin.json`,
    place: rowPlace(registry, row, key),
    found: stated,
    expected: actual,
    fix:
      key === 'name'
        ? `write name: ${actual}, or rename the package`
        : 'run plugin-gate pin, or change plugin.json where that is wrong',
    row: row.label,
  });
}

function compareHints(
  registry: Registry,
  row: Row,
  loads: readonly Hint[] | null,
): readonly Finding[] {
  if (row.provides === null || loads === null) return [];
  const ids = (hints: readonly Hint[]): readonly string[] =>
    hints.map((hint) => `${hint.kind}:${hint.name}`);
  const stated = ids(row.provides);
  const actual = ids(loads);
  if (sameSet(stated, actual)) return [];
  const key: RowKey = 'provides';
  return [
    finding({
      rule: 'row/provides',
      messageId: 'differs',
      message: `"provides" of ${row.label} is not what the package loads`,
      place: rowPlace(registry, row, key),
      found: shown(stated),
      expected: shown(actual),
      fix: 'run plugin-gate pin',
      row: row.label,
    }),
  ];
}
