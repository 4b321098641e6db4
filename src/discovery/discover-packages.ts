// What a host finds below a directory: the directory itself where it is a package, else each real
// directory in it. Specification: manifest page, "Reading", `discoverPluginPackages`.
import { join, resolve } from 'node:path';
import { type Disk, realDisk } from '../base/disk.ts';
import type { NotChecked } from '../base/finding.ts';
import type { ClioVersion, PluginCandidate } from '../manifest/manifest.ts';
import { manifestFile } from '../manifest/manifest-text.ts';
import { passPluginCandidate } from './discovery-pass.ts';
import { isThere, type ListedName, leadsToDirectory, listDirectory } from './list-directory.ts';

export interface PluginDiscovery {
  /** In sorted order. A root that cannot be listed is one invalid candidate, never none. */
  readonly candidates: readonly PluginCandidate[];
  /** Hidden and linked directories, which a host does not look into. */
  readonly notChecked: readonly NotChecked[];
}

export interface DiscoverOptions {
  readonly clioVersion?: ClioVersion;
  readonly disk?: Disk;
}

/** Finds and reads packages as a host does; in a discovery pass each is read once. Throws as `readPluginManifest` does. */
export function discoverPluginPackages(
  root: string,
  options: DiscoverOptions = {},
): PluginDiscovery {
  const disk = options.disk ?? realDisk;
  const directory = resolve(root);
  const names = isThere(disk, join(directory, manifestFile)) ? null : listOrNull(disk, directory);
  if (names === null) {
    return { candidates: [passPluginCandidate(directory, options)], notChecked: [] };
  }
  const candidates: PluginCandidate[] = [];
  const notChecked: NotChecked[] = [];
  for (const { name, type } of names) {
    const path = join(directory, name);
    const isDirectory = type === 'directory' || (type === 'link' && leadsToDirectory(disk, path));
    if (!isDirectory) continue;
    if (name.startsWith('.')) notChecked.push({ what: path, why: 'hidden directory' });
    else if (type === 'link') notChecked.push({ what: path, why: 'symbolic link to a directory' });
    else candidates.push(passPluginCandidate(path, options));
  }
  return { candidates, notChecked };
}

function listOrNull(disk: Disk, directory: string): readonly ListedName[] | null {
  try {
    return listDirectory(disk, directory);
  } catch {
    // Why it cannot be listed is found again, as a finding, by reading it as a package.
    return null;
  }
}
