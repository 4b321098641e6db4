// One note a repository: text files whose line endings each machine's `core.autocrlf` decides, so that the
// same commit has several digests. Digest page, last section, "Attributes and configuration".
import { closeSync, fstatSync, readSync } from 'node:fs';
import { realDisk } from '../base/disk.ts';
import { type Finding, finding, wholeFile } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import type { Attributes } from '../git/attributes.ts';
import type { RepositoryView } from '../git/repository-view.ts';
import { openListedFile } from './read-file.ts';

const textName = /(?:\.(?:md|json|ya?ml|txt|toml|sh|py|js|ts)|^LICENSE)$/;

/**
 * The note for the packages at `packagePaths` (repository-relative), or null. Its file is `.gitattributes`
 * relative to the repository's root. Throws `Fault` (`git`).
 */
export function unfixedAttributesFinding(
  view: RepositoryView,
  packagePaths: readonly string[],
): Finding | null {
  for (const packagePath of packagePaths) {
    for (const entry of view.trackedBelow(packagePath)) {
      if (entry.mode !== 'file' && entry.mode !== 'executable') continue;
      const attributes = view.attributesOf(entry.path);
      if (isFixed(attributes) || !isText(view, entry.path)) continue;
      return note(entry.path, attributes);
    }
  }
  return null;
}

/** True where no machine's configuration changes the bytes of a checkout. */
function isFixed({ text, eol }: Attributes): boolean {
  return text === 'unset' || eol === 'lf' || eol === 'crlf';
}

function isText(view: RepositoryView, path: string): boolean {
  if (textName.test(path.slice(path.lastIndexOf('/') + 1))) return true;
  let handle: number;
  try {
    handle = openListedFile(realDisk, `${view.repository.root}/${path}`);
  } catch {
    return false;
  }
  try {
    if (!fstatSync(handle).isFile()) return false;
    const start = Buffer.alloc(8000);
    const read = readSync(handle, start);
    return read > 0 && !start.subarray(0, read).includes(0);
  } finally {
    closeSync(handle);
  }
}

function note(path: string, { text }: Attributes): Finding {
  const auto = text !== 'unspecified';
  const shown = text === 'set' ? 'text' : `text=${text}`;
  return finding({
    rule: 'tree/attribute-unfixed',
    messageId: auto ? 'no-eol' : 'none',
    message: auto
      ? `${quote(path)} has ${shown} and no eol, so core.autocrlf of each machine decides its line endings`
      : `no attribute fixes the line endings of ${quote(path)}, so core.autocrlf of each machine decides them`,
    place: wholeFile('.gitattributes'),
    found: auto ? shown : null,
    expected: '* -text, or * text eol=lf',
    fix: 'put the line "* -text" (or "* text eol=lf") into .gitattributes at the root of the repository, and commit it',
  });
}
