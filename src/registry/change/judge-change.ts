// Every row of the gate's table that the two texts and the history decide. Decides no severity.
// Specification: registry page, "The gate on a change".
import { type Finding, finding, wholeFile } from '../../base/finding.ts';
import { judgeGone, judgeNewNames, judgeSource } from './judge-identity.ts';
import { judgeVersions } from './judge-versions.ts';
import type { RegistryChange } from './row-change.ts';
import type { VersionHistory } from './version-history.ts';

/** Judges a change. Files of findings are relative to the registry's folder. */
export function judgeChange(
  change: RegistryChange,
  history: VersionHistory,
  serverUrl: string | null,
): readonly Finding[] {
  return [
    ...change.changes.flatMap((one) => [
      ...(one.kind === 'removed' ? [] : judgeVersions(change.head, one, history)),
      ...judgeSource(change.head, one, serverUrl),
    ]),
    ...judgeGone(change),
    ...judgeNewNames(change),
    ...(change.formatOnly ? [formatOnly(change.head.file)] : []),
  ];
}

/** Names whose past has to be known: those with new versions or bytes. */
export function namesWithHistory(change: RegistryChange): ReadonlySet<string> {
  return new Set(
    change.changes.flatMap((one) => {
      if (one.kind === 'removed' || one.head.name === null) return [];
      const pinned =
        one.kind === 'changed' &&
        one.base.version === one.head.version &&
        one.base.sha256 === one.head.sha256;
      return pinned ? [] : [one.head.name];
    }),
  );
}

function formatOnly(file: string): Finding {
  return finding({
    rule: 'change/format-only',
    messageId: 'format-only',
    message: `only the format of ${file} changed: every row says what it said`,
    place: wholeFile(file),
  });
}
