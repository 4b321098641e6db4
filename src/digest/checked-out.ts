// SHA-256 of single files: as they are here, and as a clone would check them out. One checkout serves a
// whole view, however many packages ask. Digest page, last section.
import { createHash } from 'node:crypto';
import { closeSync, fstatSync, readFileSync, readSync } from 'node:fs';
import { realDisk } from '../base/disk.ts';
import { limits } from '../base/limits.ts';
import type { Attributes } from '../git/attributes.ts';
import { withCheckout } from '../git/committed-checkout.ts';
import type { RepositoryView } from '../git/repository-view.ts';
import { openListedFile } from './read-file.ts';

const checkouts = new WeakMap<RepositoryView, ReadonlyMap<string, string>>();

/**
 * Digest by path of every tracked file whose attributes are `affected`, as a clone has it. The first
 * call decides for the view. Throws `Fault` (`git`).
 */
export function checkedOutDigests(
  view: RepositoryView,
  affected: (attributes: Attributes) => boolean,
): ReadonlyMap<string, string> {
  const known = checkouts.get(view);
  if (known !== undefined) return known;
  const entries = view
    .trackedBelow(view.scope)
    .filter((entry) => entry.mode === 'file' || entry.mode === 'executable')
    .filter((entry) => affected(view.attributesOf(entry.path)));
  const digests = withCheckout(view.repository, entries, view.attributeFiles, (directory) => {
    const result = new Map<string, string>();
    for (const { path } of entries) {
      const digest = fileDigest(`${directory}/${path}`);
      if (digest !== null) result.set(path, digest);
    }
    return result;
  });
  checkouts.set(view, digests);
  return digests;
}

/** SHA-256 of a regular file in hexadecimal, following no link; null for anything else. */
export function fileDigest(absolute: string): string | null {
  let handle: number;
  try {
    handle = openListedFile(realDisk, absolute);
  } catch {
    return null;
  }
  try {
    if (!fstatSync(handle).isFile()) return null;
    const hash = createHash('sha256');
    const buffer = Buffer.allocUnsafe(64 * 1024);
    for (;;) {
      const read = readSync(handle, buffer);
      if (read === 0) return hash.digest('hex');
      hash.update(buffer.subarray(0, read));
    }
  } catch {
    return null;
  } finally {
    closeSync(handle);
  }
}

/** The bytes of a regular file up to the capture cap, following no link; null for anything else. */
export function fileBytes(absolute: string): Buffer | null {
  let handle: number;
  try {
    handle = openListedFile(realDisk, absolute);
  } catch {
    return null;
  }
  try {
    const facts = fstatSync(handle);
    return facts.isFile() && facts.size <= limits.capturedFileBytes ? readFileSync(handle) : null;
  } catch {
    return null;
  } finally {
    closeSync(handle);
  }
}
