// The ordered list of directories that capabilities are read from: the store first, then each plugin that
// is installed and enabled, in code-unit order of names. Reads the inventory and the plugins directory
// anew at each call; opens no entry. Specification: capabilities page, "Sources".
import { join } from 'node:path';
import { type Disk, realDisk } from '../base/disk.ts';
import { type Finding, finding, wholeFile } from '../base/finding.ts';
import { byCodeUnits } from '../base/order.ts';
import { quote } from '../base/quote.ts';
import { parseCapabilityName } from './capability-name.ts';
import { DistinctRoots } from './distinct-roots.ts';
import { contributes, type Inventory, type InventoryPlugin } from './inventory.ts';
import { rowsInventory } from './json-inventory.ts';
import type { CapabilityPlace } from './place.ts';
import { whyOf } from './read-file.ts';

export interface CapabilitySource {
  /** Absolute path. */
  readonly path: string;
  /** Path with every link resolved; the path itself where nothing is there. */
  readonly realPath: string;
  /** The plugin's name, or null for the owner's store. */
  readonly plugin: string | null;
  /** True for the store alone. */
  readonly writable: boolean;
}

export interface KnownPlugin extends CapabilitySource {
  readonly enabled: boolean;
  /** Why it is not enabled, as a phrase after "its plugin"; null where it is. */
  readonly why: string | null;
}

export interface SourcesReading {
  readonly sources: readonly CapabilitySource[];
  /** Every plugin with a folder that the inventory names, disabled ones included, in order. */
  readonly known: readonly KnownPlugin[];
  readonly readable: boolean;
  /** Files are absolute. */
  readonly findings: readonly Finding[];
}

/** The sources of a store and a plugins directory, both absolute; `inventory` is a port or plain rows. */
export function capabilitySources(
  store: string,
  plugins: string,
  inventory: Inventory | readonly InventoryPlugin[],
): readonly CapabilitySource[] {
  const port = 'read' in inventory ? inventory : rowsInventory(inventory);
  return readCapabilitySources({ store, plugins, inventory: port }).sources;
}

/** Exactly the paths of the sources, in their order. */
export function capabilityRoots(sources: readonly CapabilitySource[]): readonly string[] {
  return sources.map((source) => source.path);
}

/** The sources with everything that was wrong on the way. Throws `Fault` (`io`) where the machine failed. */
export function readCapabilitySources(place: CapabilityPlace): SourcesReading {
  const disk = place.disk ?? realDisk;
  const reading = place.inventory.read();
  const findings: Finding[] = [...reading.findings];
  const store = sourceAt(disk, place.store, null);
  const roots = new DistinctRoots(store);
  const sources = [store];
  const known: KnownPlugin[] = [];
  const folders = foldersIn(disk, place.plugins);
  const rows = [...reading.plugins].sort((a, b) => byCodeUnits(a.name, b.name));
  for (const row of rows) {
    if (!row.installed) continue;
    if (!folders.has(row.name) || !parseCapabilityName(row.name).ok) {
      findings.push(missingFolder(place, row.name));
      continue;
    }
    const source = sourceAt(disk, join(place.plugins, row.name), row.name);
    const other = roots.clash(source);
    if (other !== null) {
      findings.push(clashFinding(source, other));
      continue;
    }
    known.push({
      ...source,
      enabled: row.enabled,
      why: row.enabled ? null : (row.why ?? 'is disabled'),
    });
    if (contributes(row)) {
      roots.add(source);
      sources.push(source);
    }
  }
  return { sources, known, readable: reading.readable, findings };
}

function sourceAt(disk: Disk, path: string, plugin: string | null): CapabilitySource {
  let realPath = path;
  try {
    realPath = disk.realpathSync.native(path);
  } catch (error) {
    whyOf(error);
  }
  return { path, realPath, plugin, writable: plugin === null };
}

/** Names of the directories in the plugins directory, links to directories included. */
function foldersIn(disk: Disk, plugins: string): ReadonlySet<string> {
  try {
    const entries = disk.readdirSync(plugins, { withFileTypes: true });
    return new Set(
      entries
        .filter(
          (entry) =>
            entry.isDirectory() ||
            (entry.isSymbolicLink() &&
              disk.statSync(join(plugins, entry.name), { throwIfNoEntry: false })?.isDirectory()),
        )
        .map((entry) => entry.name),
    );
  } catch (error) {
    whyOf(error);
    return new Set();
  }
}

function missingFolder(place: CapabilityPlace, name: string): Finding {
  return finding({
    rule: 'capability/plugin-missing',
    messageId: 'folder',
    message: `the plugin ${quote(name)} is installed, but there is no folder of that name`,
    place: wholeFile(join(place.plugins, name)),
    fix: `install ${quote(name)} again, or take it out of the inventory`,
  });
}

function clashFinding(source: CapabilitySource, other: CapabilitySource): Finding {
  const who = other.plugin === null ? "the owner's store" : `the plugin ${quote(other.plugin)}`;
  const same = source.realPath === other.realPath;
  return finding({
    rule: 'capability/root',
    messageId: same ? 'twice' : 'nested',
    message: same
      ? `the plugin ${quote(source.plugin ?? '')} is the same directory as ${who}; it counts once`
      : `the plugin ${quote(source.plugin ?? '')} and ${who} lie in each other; it does not count`,
    place: wholeFile(source.path),
    found: source.realPath,
    expected: same ? null : `a directory apart from ${other.realPath}`,
  });
}
