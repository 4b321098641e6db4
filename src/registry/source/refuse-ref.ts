// What the text of a REF alone decides: no look-up can mend it, so it is told also where nothing is looked up.
// Pure. Specification: registry page, "GitHub tree URLs".
import type { Finding } from '../../base/finding.ts';
import { quote } from '../../base/quote.ts';
import type { TreeUrl } from '../tree-url.ts';
import type { ReportRow } from './row-finding.ts';

/** Refuses, from the text alone, what no look-up can mend; null where git has to be asked. */
export function refuseRef(source: TreeUrl, report: ReportRow): Finding | null {
  const { ref, path } = source;
  if (ref === 'refs' && /^(?:pull|merge-requests)(?:\/|$)/.test(path)) {
    return report({
      rule: 'source/pull-ref',
      messageId: 'pull-ref',
      message: `${quote(`${ref}/${path}`)} is the ref of a pull request, which no host installs from`,
      found: `${ref}/${path}`,
      expected: 'a tag',
    });
  }
  const impossible =
    ref.includes('..') || ref.startsWith('.') || ref.endsWith('.') || ref.endsWith('.lock');
  if (!impossible) return null;
  return report({
    rule: 'source/ref-missing',
    messageId: 'impossible',
    message: `git allows no branch or tag of the name ${quote(ref)}`,
    found: ref,
    expected: 'a tag of the repository',
  });
}

/**
 * The same, and whole commit ids, for rows that are not looked up: GitHub takes no tag or branch of such a name.
 * A look-up is better where it can be had, since it may know the tag to write.
 */
export function refuseUnseenRef(source: TreeUrl, report: ReportRow): Finding | null {
  const refused = refuseRef(source, report);
  if (refused !== null || !/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(source.ref)) return refused;
  return commitIdFinding(source.ref, report, null);
}

/** A commit id where a tag belongs; `fix` where a tag of that commit is known. */
export function commitIdFinding(ref: string, report: ReportRow, fix: string | null): Finding {
  return report({
    rule: 'source/commit-id',
    messageId: 'commit-id',
    message: `${quote(ref)} is a commit id, and a host clones with --branch, which takes none`,
    found: ref,
    expected: 'a tag',
    fix,
  });
}
