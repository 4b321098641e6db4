// Files whose bytes here git would not keep: it stores text with LF, so CRLF in a work tree reaches no clone,
// whatever the digest says here. Also where git calls the tree clean. Starts git only for edited files
// under `text=auto`. Digest page, last section, "Attributes and configuration".
import { createHash } from 'node:crypto';
import { type Finding, finding, wholeFile } from '../base/finding.ts';
import { listNames, quote } from '../base/quote.ts';
import { joinRelative } from '../base/relative-path.ts';
import type { Attributes } from '../git/attributes.ts';
import { withCheckout } from '../git/committed-checkout.ts';
import type { RepositoryView } from '../git/repository-view.ts';
import type { TrackedEntry } from '../git/tracked-listing.ts';
import { fileBytes } from './checked-out.ts';
import { everyCrlfToLf, isText, toLf } from './line-endings.ts';
import type { Tree } from './tree.ts';

/**
 * The finding for the package at `packagePath` (repository-relative), or none; its file is relative to the
 * package, its fix names paths as `display` gives them. Looks only into files in which hashing saw a carriage return. Throws `Fault` (`git`).
 */
export function storedBytesFindings(
  view: RepositoryView,
  packagePath: string,
  tree: Tree,
  display: (path: string) => string = (path) => path,
): readonly Finding[] {
  const paths: string[] = [];
  for (const path of tree.carriageReturns ?? []) {
    const entry = view.entryAt(joinRelative(packagePath, path));
    if (entry !== undefined && losesCarriageReturns(view, entry)) paths.push(path);
  }
  return paths.length === 0 ? [] : [stored(paths, display)];
}

type Normalizing = 'always' | 'auto' | 'never';

/** Whether git takes CRLF for LF when a file with these attributes is added, and a clone leaves LF. */
function normalizing({ text, eol }: Attributes): Normalizing {
  if (text === 'unset' || eol === 'crlf') return 'never';
  if (text === 'auto') return 'auto';
  return text === 'set' || eol === 'lf' ? 'always' : 'never';
}

function losesCarriageReturns(view: RepositoryView, entry: TrackedEntry): boolean {
  if (entry.mode !== 'file' && entry.mode !== 'executable') return false;
  const attributes = view.attributesOf(entry.path);
  const how = normalizing(attributes);
  if (how === 'never' || !['unspecified', 'unset', 'set', ''].includes(attributes.encoding)) {
    return false;
  }
  const bytes = fileBytes(`${view.repository.root}/${entry.path}`);
  if (bytes === null || isObject(entry, bytes)) return false;
  const kept = how === 'always' ? everyCrlfToLf(bytes) : toLf(bytes);
  if (kept === null) return false;
  if (how === 'always' || isObject(entry, kept)) return true;
  return !committedWithCrlf(view, entry);
}

/** True where the bytes are what git has for the entry. */
function isObject({ object }: TrackedEntry, bytes: Uint8Array): boolean {
  const hash = createHash(object.length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex') === object;
}

/** Under `text=auto` git leaves a file alone that it already has with CRLF. */
function committedWithCrlf(view: RepositoryView, entry: TrackedEntry): boolean {
  return withCheckout(view.repository, [entry], view.attributeFiles, (directory) => {
    const bytes = fileBytes(`${directory}/${entry.path}`);
    return bytes !== null && isText(bytes) && everyCrlfToLf(bytes) !== null;
  });
}

function stored(paths: readonly string[], display: (path: string) => string): Finding {
  const [first = '.'] = paths;
  const one = paths.length === 1;
  const command = `sed -i 's/\\r$//' ${paths.slice(0, 3).map(display).map(quote).join(' ')}${paths.length > 3 ? ' …' : ''}`;
  return finding({
    rule: 'tree/attribute-changes-bytes',
    messageId: 'stored',
    message: `${listNames(paths.map(quote), 3)} ${one ? 'has' : 'have'} CRLF here, and git stores ${one ? 'it' : 'them'} with LF, so no clone has these bytes`,
    place: wholeFile(first),
    found: 'CRLF',
    expected: 'LF, as git stores it',
    fix: `save with LF line endings (${command}), then run plugin-gate pin; where CRLF is meant, write "-text" for ${one ? 'the file' : 'these files'} into .gitattributes`,
  });
}
