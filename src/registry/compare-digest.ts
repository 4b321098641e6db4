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
import type { DigestReason, RowWorld } from './row-world.ts';
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
    const refusal = candidate.tree.findings.find((one) => one.refuses);
    return finding({
      rule: 'row/sha256',
      messageId: 'no-digest',
      message: `the tree at ${quote(path)} has no digest${refusal === undefined ? '' : `: ${refusal.message}`}`,
      place,
      found: row.sha256,
      expected: 'a tree that can be hashed',
      fix: refusal?.fix ?? 'mend what the findings of the package name',
      row: row.label,
    });
  }
  if (digest === row.sha256) return null;
  const reason = world.explain(path, row.sha256);
  return finding({
    rule: 'row/sha256',
    messageId: reason === null ? 'differs' : 'explained',
    message: `${row.label} pins other bytes than ${quote(path)} holds${reason === null ? '' : `: ${reason.phrase}`}`,
    place,
    found: `${row.sha256} in the row`,
    expected: `${digest} of the bytes that are there`,
    fix: fixFor(row, path, candidate, world, reason),
    row: row.label,
  });
}

/** Shortest first: what to do, how to see it, and last the row as it should be. */
function fixFor(
  row: Row,
  path: string,
  candidate: PluginCandidate,
  world: RowWorld,
  reason: DigestReason | null,
): string {
  const raised = candidate.manifest !== null && candidate.manifest.version !== row.version;
  const pin = raised
    ? 'run plugin-gate pin'
    : `raise the version in ${quote(`${world.display(path)}/plugin.json`)} and run plugin-gate pin`;
  const facts = rowFactsOf(candidate, row.provides);
  return [
    reason?.pinIsWrong === true
      ? `the bytes here are what git has, so the pin is wrong: ${pin}`
      : reason === null
        ? `if the bytes are meant: ${pin}; else restore them`
        : `if it was not meant: undo it, and the pin is true again; if it is meant: ${pin}`,
    `see both digests with: plugin-gate digest --explain ${row.sha256 ?? ''} ${shellWord(world.display(path))}`,
    ...(facts === null
      ? []
      : [
          `the row for the bytes that are there: ${renderFlowRow(rowLines(facts, row.sourceUrl ?? path, true))}`,
        ]),
  ].join('; ');
}
