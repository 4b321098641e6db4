// The exact-tree digest under the names people know from the host. It answers for the directory as it
// is, the root's own `.git` included, as a host does for a copy it manages.
import type { Finding } from '../base/finding.ts';
import { readTree } from './read-tree.ts';
import type { Digest, Tree } from './tree.ts';

/** Thrown when a tree has no digest; `findings` holds every refusal. */
export class TreeRefusal extends Error {
  override readonly name = 'TreeRefusal';
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(findings.map((each) => each.message).join('; '));
    this.findings = findings;
  }
}

/** The digest of the tree at `root`, 64 lowercase hexadecimal digits. Throws `TreeRefusal`, `Fault` (`io`). */
export function pluginContentDigest(root: string): Digest {
  return digestOf(readTree(root, { entries: false, ownGit: 'hash' }));
}

/**
 * The digest, and the exact hashed bytes of those of the root-relative files `names` that are there.
 * Throws `TreeRefusal`, `Fault` (`io`).
 */
export function pluginContentDigestWithCapture(
  root: string,
  names: readonly string[],
): { readonly digest: Digest; readonly captured: ReadonlyMap<string, Uint8Array> } {
  const wanted = new Set(names);
  const tree = readTree(root, {
    entries: false,
    ownGit: 'hash',
    capture: (path) => wanted.has(path),
  });
  return { digest: digestOf(tree), captured: tree.captured };
}

function digestOf(tree: Tree): Digest {
  if (tree.digest === null) throw new TreeRefusal(tree.findings.filter((each) => each.refuses));
  return tree.digest;
}
