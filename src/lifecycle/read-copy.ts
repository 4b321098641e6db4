// Reading packages for installing. A managed copy is hashed whole, its own `.git` included: a host
// hashes everything there. A source leaves its own `.git` out. Reads only.
// Specification: digest page ("Construction"), lifecycle page ("Listing").
import type { Disk } from '../base/disk.ts';
import { readTree } from '../digest/read-tree.ts';
import { passMemo } from '../discovery/discovery-pass.ts';
import { isHeld } from '../manifest/captures.ts';
import type { ClioVersion, PluginCandidate } from '../manifest/manifest.ts';
import { judgePackageTree, readPluginManifest } from '../manifest/read-manifest.ts';

/** A copy below a managed base, digested now. Never throws for a bad package. */
export function readManagedCopy(
  root: string,
  disk: Disk,
  clioVersion: ClioVersion = 'auto',
): PluginCandidate {
  return judgePackageTree(readTree(root, { capture: isHeld, ownGit: 'hash', disk }), clioVersion);
}

const copies = passMemo<PluginCandidate>();

/** The same, once a root within a discovery pass; outside one it always reads the disk. */
export function passManagedCopy(
  root: string,
  disk: Disk,
  clioVersion: ClioVersion = 'auto',
): PluginCandidate {
  return copies(`${clioVersion}\0${root}`, () => readManagedCopy(root, disk, clioVersion));
}

/** A package to install from. */
export function readSource(
  root: string,
  disk: Disk,
  clioVersion: ClioVersion = 'auto',
): PluginCandidate {
  return readPluginManifest(root, { clioVersion, disk });
}

/** The digest of a managed copy, or null when it has none. */
export function managedDigest(root: string, disk: Disk): string | null {
  return readTree(root, { entries: false, ownGit: 'hash', disk }).digest;
}
