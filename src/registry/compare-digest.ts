// The pinned digest against the digest of the bytes. A mismatch fails, whatever explains it; the
// explanation, both digests, the command that reproduces it and the right row come with it.
// Specification: registry page, "Row against package"; digest page, last section.
import { type Finding, finding } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import type { PluginCandidate } from '../manifest/manifest.ts';
import type { Registry, Row } from './registry.ts';
import { renderFlowRow, rowLines } from './render-row.ts';
import { rowFactsOf } from './row-facts.ts';
import { rowPlace } from './row-place.ts';
import type { RowWorld } from './row-world.ts';
import { shellWord } from './shell-word.ts';

/** The finding where the digests differ or there is none to compare with; null where the pin is true. */
export function digestFinding(
  registry: Registry,
  row: Row,
  path: string,
  candidate: PluginCandidate,
  world: RowWorld,
): Finding | null {
  const digest = candidate.contentDigest;
  if (row.sha256 === null || row.faulty.has('sha256')) return null;
  const place = rowPlace(registry, row, 'sha256');
  if (digest === null) {
    const reason = candidate.tree.findings.find((one) => one.refuses);
    return finding({
      rule: 'row/sha256',
      messageId: 'no-digest',
      message: `the tree at ${quote(path)} has no digest${reason === undefined ? '' : `: ${reason.message}`}`,
      place,
      found: row.sha256,
      expected: 'a tree that can be hashed',
      fix: reason?.fix ?? 'mend what the findings of the package name',
      row: row.label,
    });
  }
  if (digest === row.sha256) return null;
  const why = world.explain(path, row.sha256);
  const command = `plugin-gate digest --explain ${row.sha256} ${shellWord(world.display(path))}`;
  const facts = rowFactsOf(candidate, row.provides);
  const right =
    facts === null
      ? ''
      : `; the row for the bytes that are there: ${renderFlowRow(rowLines(facts, row.sourceUrl ?? path, true))}`;
  return finding({
    rule: 'row/sha256',
    messageId: why === null ? 'differs' : 'explained',
    message: `${row.label} pins other bytes than ${quote(path)} holds${why === null ? '' : `: ${why}`}`,
    place,
    found: row.sha256,
    expected: digest,
    fix:
      why === null
        ? `see both digests with: ${command}; if the bytes are meant, bump the version and run plugin-gate pin${right}`
        : `undo that, and the pin is true again; see it with: ${command}${right}`,
    row: row.label,
  });
}
