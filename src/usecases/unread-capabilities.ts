// Names that the packages of unchanged rows bring, where only changes are looked at: a changed row collides with
// them as it would in a whole run. Their names are listed first, and only a package that has one of the wanted
// names is read. Reports nothing about them. Specification: capabilities page, "two registry rows".
import { join } from 'node:path';
import { type Disk, realDisk } from '../base/disk.ts';
import { withoutExtension } from '../capability/entry-name.ts';
import { kindRows } from '../capability/kinds.ts';
import { type PackageCapability, packageCapabilities } from '../capability/package-capabilities.ts';
import { readPackageTree } from '../manifest/read-manifest.ts';
import type { Row } from '../registry/registry.ts';
import { locateRow } from '../registry/row-location.ts';
import { isRemoteText, parseLocalSource } from '../registry/source-url.ts';

export interface UnreadPackage {
  /** Its digest, or null where it has none. */
  readonly digest: string | null;
  /** Relative to the registry's folder. */
  readonly path: string;
  readonly capabilities: readonly PackageCapability[];
}

/** Reads what is needed of unread packages; `wanted` is what the packages that were read bring. */
export class UnreadCapabilities {
  readonly #folder: string;
  readonly #wanted = new Map<string, Set<string>>();
  readonly #disk: Disk;

  constructor(folder: string, wanted: Iterable<PackageCapability>, disk: Disk = realDisk) {
    this.#folder = folder;
    this.#disk = disk;
    for (const { kind, name } of wanted) {
      const names = this.#wanted.get(kind);
      if (names === undefined) this.#wanted.set(kind, new Set([name]));
      else names.add(name);
    }
  }

  /** The package of a local row that brings one of the names, or null. Throws `Fault` (`io`) as `readTree` does. */
  read(row: Row): UnreadPackage | null {
    if (this.#wanted.size === 0 || row.sourceUrl === null || isRemoteText(row.sourceUrl)) {
      return null;
    }
    const parsed = parseLocalSource(row.sourceUrl);
    if (!parsed.ok || !locateRow(this.#folder, parsed.path, this.#disk).ok) return null;
    const root = join(this.#folder, parsed.path);
    if (!this.#mayBring(root)) return null;
    const tree = readPackageTree(root);
    return { digest: tree.digest, path: parsed.path, capabilities: packageCapabilities(tree) };
  }

  #mayBring(root: string): boolean {
    return kindRows.some(({ kind, folder, singleFiles }) => {
      const wanted = this.#wanted.get(kind);
      if (wanted === undefined) return false;
      return this.#namesIn(join(root, folder)).some(
        (name) => wanted.has(name) || (singleFiles && wanted.has(withoutExtension(name))),
      );
    });
  }

  /** What cannot be listed is no folder of entries; a run that looks at the package says why. */
  #namesIn(folder: string): readonly string[] {
    try {
      return this.#disk.readdirSync(folder, { withFileTypes: true }).map(({ name }) => name);
    } catch {
      return [];
    }
  }
}
