// What a change of version and bytes means: bytes that change under one version, versions that go back or
// come back, versions that change without bytes, pre-releases in place of releases. Pure.
// Specification: registry page, "The gate on a change".
import semver from 'semver';
import { type Finding, finding } from '../../base/finding.ts';
import { quote } from '../../base/quote.ts';
import type { Registry, Row } from '../registry.ts';
import { rowPlace } from '../row-place.ts';
import type { RowChange } from './row-change.ts';
import type { PastVersion, VersionHistory } from './version-history.ts';

/** The findings of one row that is there now, with the versions its name had before the base. */
export function judgeVersions(
  registry: Registry,
  change: Exclude<RowChange, { readonly kind: 'removed' }>,
  history: VersionHistory,
): readonly Finding[] {
  const { head } = change;
  if (head.version === null || head.sha256 === null || head.faulty.has('version')) return [];
  const base = change.kind === 'changed' ? change.base : null;
  if (base !== null && base.version === head.version && base.sha256 === head.sha256) return [];
  const past = [...(base === null ? [] : pastOf(base)), ...(history.get(head.name ?? '') ?? [])];
  const repinned = base === null ? null : repinFinding(registry, base, head);
  if (repinned !== null) return [repinned];
  const older = lowerFinding(registry, head, past);
  const back = older === null ? backFinding(registry, head, past) : null;
  return [
    ...(older === null ? [] : [older]),
    ...(back === null ? [] : [back]),
    ...(base === null || older !== null ? [] : smallFindings(registry, base, head)),
  ];
}

function pastOf(base: Row): readonly PastVersion[] {
  if (base.version === null || base.sha256 === null) return [];
  return [{ version: base.version, sha256: base.sha256, commit: '' }];
}

function repinFinding(registry: Registry, base: Row, head: Row): Finding | null {
  if (base.sha256 === head.sha256 || base.sha256 === null) return null;
  if (base.version === null || head.version === null) return null;
  const same = base.version === head.version;
  if (!same && !onlyBuildDiffers(base.version, head.version)) return null;
  return finding({
    rule: 'change/same-version-other-bytes',
    messageId: same ? 'same' : 'build',
    message: same
      ? `the bytes of ${head.label} changed, its version ${quote(head.version)} did not`
      : `the bytes of ${head.label} changed, its version only from ${quote(base.version)} to ${quote(head.version)}, which is no newer one`,
    place: rowPlace(registry, head, 'sha256'),
    found: head.sha256,
    expected: `${base.sha256} as long as the version is ${base.version}`,
    fix: `bump the version in plugin.json above ${base.version} and run plugin-gate pin; if nobody meant to change the bytes, restore them`,
    row: head.label,
  });
}

function onlyBuildDiffers(a: string, b: string): boolean {
  const [one, other] = [semver.parse(a), semver.parse(b)];
  return one !== null && other !== null && semver.compare(one, other) === 0;
}

function lowerFinding(registry: Registry, head: Row, past: readonly PastVersion[]): Finding | null {
  const now = semver.parse(head.version);
  if (now === null) return null;
  const higher = past
    .filter(({ version }) => semver.valid(version) !== null && semver.gt(version, now))
    .toSorted((a, b) => semver.compare(b.version, a.version))[0];
  if (higher === undefined) return null;
  return finding({
    rule: 'change/version-lower',
    messageId: 'lower',
    message: `${head.label} goes back to ${quote(head.version ?? '')}; the name ${quote(head.name ?? '')} already had ${quote(higher.version)}${whereOf(higher)}`,
    place: rowPlace(registry, head, 'version'),
    found: head.version,
    expected: `a version above ${higher.version}`,
    fix: `publish the older content under a new version above ${higher.version}`,
    row: head.label,
  });
}

function backFinding(registry: Registry, head: Row, past: readonly PastVersion[]): Finding | null {
  const version = head.version ?? '';
  const earlier = past.filter(
    (one) => one.version === version || onlyBuildDiffers(one.version, version),
  );
  const other = earlier.find((one) => one.sha256 !== head.sha256);
  if (other === undefined || earlier.some((one) => one.sha256 === head.sha256)) return null;
  return finding({
    rule: 'change/version-back',
    messageId: 'other-bytes',
    message: `${head.label} brings back version ${quote(version)} with other bytes than it had${whereOf(other)}`,
    place: rowPlace(registry, head, 'sha256'),
    found: head.sha256,
    expected: other.sha256,
    fix: `bump the version in plugin.json above ${other.version} and run plugin-gate pin, or restore the bytes it had`,
    row: head.label,
  });
}

function smallFindings(registry: Registry, base: Row, head: Row): readonly Finding[] {
  const found: Finding[] = [];
  const [before, now] = [semver.parse(base.version), semver.parse(head.version)];
  if (base.sha256 === head.sha256) {
    found.push(
      finding({
        rule: 'change/version-only',
        messageId: 'same-bytes',
        message: `the version of ${head.label} changed from ${quote(base.version ?? '')} to ${quote(head.version ?? '')}, its bytes did not`,
        place: rowPlace(registry, head, 'version'),
        found: head.version,
        expected: base.version,
        row: head.label,
      }),
    );
  }
  if (before !== null && now !== null && before.prerelease.length === 0 && now.prerelease.length) {
    found.push(
      finding({
        rule: 'change/pre-release',
        messageId: 'replaces-release',
        message: `the pre-release ${quote(head.version ?? '')} of ${head.label} replaces the release ${quote(base.version ?? '')}`,
        place: rowPlace(registry, head, 'version'),
        found: head.version,
        expected: 'a release',
        row: head.label,
      }),
    );
  }
  return found;
}

function whereOf({ commit }: PastVersion): string {
  return commit === '' ? '' : ` (commit ${commit.slice(0, 12)})`;
}
