// The PATH of a tree URL in the commit it names: reached through real directories only, and judged before
// anything is checked out or read. Pure. Specification: registry page, "Getting the bytes".
import type { Finding } from '../../base/finding.ts';
import { listNames, quote } from '../../base/quote.ts';
import type { CommitListing } from '../../git/checkout-listing.ts';
import { nameOf } from '../../git/remote-address.ts';
import type { TreeUrl } from '../tree-url.ts';
import type { ReportRow } from './row-finding.ts';

/** The finding where PATH is no package directory; null where it may be checked out. */
export function judgeWay(
  listing: CommitListing,
  source: TreeUrl,
  wantsManifest: boolean,
  report: ReportRow,
): Finding | null {
  const where = `${nameOf(source)} at ${quote(source.ref)}`;
  const parts = source.path === '' ? [] : source.path.split('/');
  for (let at = 1; at <= parts.length; at += 1) {
    const way = parts.slice(0, at).join('/');
    const kind = listing.get(way);
    const last = at === parts.length;
    if (kind === 'directory') continue;
    const bad = (messageId: string, phrase: string, fix: string | null = null): Finding =>
      report({
        rule: 'source/path',
        messageId,
        message: `${quote(way)} ${phrase}`,
        found: source.path,
        expected: 'the directory of a package, reached through real directories',
        fix,
      });
    if (kind === undefined) return bad('missing', `is not in ${where}`);
    if (kind === 'link') {
      const fix = 'write the path that the link stands for';
      return last
        ? bad('link', `is a symbolic link in ${where}`, fix)
        : bad('link-on-way', `on the way to the package is a symbolic link in ${where}`, fix);
    }
    if (kind === 'submodule') {
      return bad(
        'submodule',
        `is a submodule in ${where}, which a clone leaves empty`,
        'give the tree URL of the repository the submodule stands for',
      );
    }
    return bad('not-directory', `is a file in ${where}, not a directory`);
  }
  const manifest = source.path === '' ? 'plugin.json' : `${source.path}/plugin.json`;
  if (!wantsManifest || ['file', 'link'].includes(listing.get(manifest) ?? '')) return null;
  return report({
    rule: 'source/path',
    messageId: 'no-manifest',
    message: `${quote(source.path === '' ? '.' : source.path)} in ${where} has no plugin.json`,
    found: source.path === '' ? '.' : source.path,
    expected: 'a directory with a plugin.json',
  });
}

/** Paths of submodules below PATH, relative to it. */
export function submodulesBelow(listing: CommitListing, path: string): readonly string[] {
  const prefix = path === '' ? '' : `${path}/`;
  return [...listing].flatMap(([entry, kind]) =>
    kind === 'submodule' && entry.startsWith(prefix) ? [entry.slice(prefix.length)] : [],
  );
}

/** The warning for submodules inside a package; null where there are none. */
export function submoduleFinding(paths: readonly string[], report: ReportRow): Finding | null {
  if (paths.length === 0) return null;
  const names = listNames(paths.map(quote));
  return report({
    rule: 'source/submodule',
    messageId: 'below',
    message: `the package holds ${paths.length === 1 ? 'the submodule' : 'the submodules'} ${names}, which a host's clone leaves empty`,
    found: names,
    expected: 'plain files and directories',
  });
}
