// What is still wrong in a registry that pinning may write: bytes that changed under one version, and what
// only other rows or a person can put right. Told, never a reason to write nothing: no package is unfit by it.
// Specification: registry page, "Pinning" and "The gate on a change".
import { type Finding, finding, wholeFile } from '../base/finding.ts';
import { keepFindings } from '../base/keep-findings.ts';
import { quote } from '../base/quote.ts';
import { joinRelative } from '../base/relative-path.ts';
import { generationOfHost } from '../manifest/host-range.ts';
import type { JudgedRow } from './judge-row.ts';
import type { PinRequest } from './pin-request.ts';
import type { Registry } from './registry.ts';
import { generationFindings } from './row-generation.ts';
import { judgeWholeFile } from './whole-file.ts';

/** Findings of the registry `after` pinning; `judged` are the rows as they were, against their packages. */
export function pinWarnings(
  request: PinRequest,
  judged: readonly JudgedRow[],
  after: Registry,
): readonly Finding[] {
  const { clioVersion = 'auto' } = request;
  const keeper = keepFindings(after.file);
  keeper.add(
    ...judged.flatMap((one) => repinned(request, one)),
    ...judgeWholeFile(after).findings.filter(({ rule }) => rule !== 'registry/order'),
    ...(clioVersion === 'auto' ? [] : generationFindings(after, generationOfHost(clioVersion))),
  );
  return keeper.findings;
}

/** The row had a digest, the package has another one, and both have one version. */
function repinned(request: PinRequest, { row, path, candidate }: JudgedRow): readonly Finding[] {
  const digest = candidate?.contentDigest ?? null;
  const version = candidate?.manifest?.version ?? null;
  if (path === null || digest === null || row.kind === 'extension') return [];
  if (row.sha256 === null || row.faulty.has('sha256') || row.sha256 === digest) return [];
  if (version === null || row.version !== version) return [];
  const manifest = joinRelative(request.display?.(path) ?? path, 'plugin.json');
  return [
    finding({
      rule: 'change/same-version-other-bytes',
      messageId: 'same',
      message: `the bytes of ${row.label} changed, its version ${quote(version)} did not: whoever has it gets other bytes`,
      place: wholeFile(joinRelative(path, 'plugin.json')),
      found: version,
      expected: `a version above ${version}`,
      fix: `raise the version in ${quote(manifest)} and pin again, unless nobody has these bytes yet`,
      row: row.label,
    }),
  ];
}
