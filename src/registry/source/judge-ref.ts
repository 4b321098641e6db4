// What the REF of a tree URL is, and what a host's `git clone --branch REF` would do with it. Pure.
// Specification: registry page, "GitHub tree URLs".
import type { Finding } from '../../base/finding.ts';
import { nearestOf } from '../../base/nearest.ts';
import { quote } from '../../base/quote.ts';
import { nameOf } from '../../git/remote-address.ts';
import type { RemoteRefs } from '../../git/remote-refs.ts';
import type { TreeUrl } from '../tree-url.ts';
import { commitIdFinding } from './refuse-ref.ts';
import type { ReportRow } from './row-finding.ts';

export interface WantedRef {
  /** Full name, as the server listed it. */
  readonly name: string;
  readonly kind: 'tag' | 'branch';
  /** The id it leads to now. */
  readonly commit: string;
}

export interface JudgedRef {
  /** Null where there is nothing a host could clone. */
  readonly ref: WantedRef | null;
  readonly findings: readonly Finding[];
}

/** Judges REF against the branches and tags the server listed. */
export function judgeRef(refs: RemoteRefs, source: TreeUrl, report: ReportRow): JudgedRef {
  const { ref } = source;
  const where = nameOf(source);
  const tag = refs.tags.get(ref);
  const branch = refs.branches.get(ref);
  if (tag !== undefined && branch !== undefined) {
    const found = report({
      rule: 'source/ref-ambiguous',
      messageId: 'tag-and-branch',
      message: `${where} has a tag and a branch of the name ${quote(ref)}`,
      found: `tag ${short(tag)} and branch ${short(branch)}`,
      expected: 'a name that only a tag has',
    });
    return { ref: null, findings: [found] };
  }
  if (tag !== undefined) {
    return { ref: { name: `refs/tags/${ref}`, kind: 'tag', commit: tag }, findings: [] };
  }
  if (branch === undefined) return { ref: null, findings: [missingRef(refs, source, report)] };
  const found = report({
    rule: 'source/branch',
    messageId: 'branch',
    message: `${quote(ref)} is a branch of ${where}, so the bytes will move`,
    found: `branch ${ref}`,
    expected: 'a tag',
    fix: tagFix(refs, branch),
  });
  return { ref: { name: `refs/heads/${ref}`, kind: 'branch', commit: branch }, findings: [found] };
}

function missingRef(refs: RemoteRefs, source: TreeUrl, report: ReportRow): Finding {
  const { ref } = source;
  const where = nameOf(source);
  if (/^(?:[0-9a-f]{7,40}|[0-9a-f]{64})$/.test(ref)) {
    return commitIdFinding(ref, report, tagFix(refs, ref));
  }
  const slashed = withSlash(refs, source);
  if (slashed !== null) {
    return report({
      rule: 'source/ref-missing',
      messageId: 'slash',
      message: `${where} has the ${slashed.kind} ${quote(slashed.name)}, and a name with a slash cannot be written in a tree URL`,
      found: slashed.name,
      expected: 'a tag without a slash in its name',
      fix: `tag the same commit with a name without a slash, and write that tag in the URL`,
    });
  }
  const near = nearestOf(ref, [...refs.tags.keys()].slice(0, 2_000));
  return report({
    rule: 'source/ref-missing',
    messageId: 'missing',
    message: `${where} has no tag or branch ${quote(ref)}`,
    found: ref,
    expected: 'a tag of the repository',
    fix: near === null ? null : `write the tag ${near} if you meant that; else push the tag`,
  });
}

/** The branch or tag whose name is REF and the first segments of PATH. */
function withSlash(
  refs: RemoteRefs,
  source: TreeUrl,
): { readonly kind: 'tag' | 'branch'; readonly name: string } | null {
  // `tree/refs/tags/v1` is the long way of writing a name.
  let name = source.ref;
  for (const part of source.path.split('/').slice(0, 8)) {
    name = `${name}/${part}`;
    if (refs.tags.has(name)) return { kind: 'tag', name };
    if (refs.branches.has(name)) return { kind: 'branch', name };
  }
  return null;
}

/** Names the tags that lead to the same commit, where there are any. */
function tagFix(refs: RemoteRefs, commit: string): string | null {
  for (const [name, id] of refs.tags) {
    if (id.startsWith(commit) && !name.includes('/')) {
      return `write the tag ${name} in the URL: it leads to the same commit`;
    }
  }
  return null;
}

function short(id: string): string {
  return id.slice(0, 12);
}
