// Which files of the store are provably copies that a plugin publishes, and may go. Plans only; deletes
// nothing. Whatever is not proven stays, and the plan says why.
// Specification: capabilities page, "`capabilities migrate` deletes stale copies and only those".
import { join } from 'node:path';
import { type Disk, realDisk } from '../base/disk.ts';
import { Fault } from '../base/fault.ts';
import type { Finding, NotChecked } from '../base/finding.ts';
import { byCodeUnits } from '../base/order.ts';
import { quote } from '../base/quote.ts';
import { readHeadCommit } from '../git/head-commit.ts';
import { findRepository, repositoryPath } from '../git/repository.ts';
import { readRepositoryView } from '../git/repository-view.ts';
import { keepWholeEntries } from './keep-whole-entries.ts';
import { kindRows } from './kinds.ts';
import type { CapabilityPlace } from './place.ts';
import { readCapabilitySources } from './sources.ts';
import { readStoreCopies, type StoreCopy } from './store-copies.ts';
import { type HistoryWorld, readVouchers } from './vouchers.ts';

export interface KeptFile {
  /** Relative to the store. */
  readonly path: string;
  readonly why: string;
}

export interface MigrationPlan {
  /** Name of the machine it was made on. */
  readonly machine: string;
  /** Real path of the store. */
  readonly store: string;
  /** Real path of the directory of plugins. */
  readonly plugins: string;
  /** Absolute path of the inventory, or null where it is no file. */
  readonly inventory: string | null;
  /** What is wrong with an inventory that cannot be read, so that no plugin vouches; else null. */
  readonly unreadable: string | null;
  /** Commit of the store, or null where there is none yet. */
  readonly head: string | null;
  /** What is deleted, by path. */
  readonly files: readonly StoreCopy[];
  /** Directories that this empties, deepest first. */
  readonly directories: readonly string[];
  /** Files that look like a plugin's and stay, by path. */
  readonly kept: readonly KeptFile[];
  readonly notChecked: readonly NotChecked[];
}

/** Plans for the store of a place. Throws `Fault` (`usage` where the store is not in git, `git`, `io`, `too-large`). */
export function planMigration(
  place: CapabilityPlace,
  machine: string,
  world: HistoryWorld,
): MigrationPlan {
  const disk = place.disk ?? realDisk;
  const repository = findRepository(place.store, world.environment);
  const prefix = repository === null ? null : repositoryPath(repository, place.store);
  if (repository === null || prefix === null) {
    throw new Fault(
      'usage',
      `the store ${quote(place.store)} is not in a git repository`,
      'only untracked files are deleted, and only git knows which those are; commit the store first',
    );
  }
  const view = readRepositoryView(repository, place.store);
  const isTracked = (path: string): boolean =>
    view.entryAt(prefix === '.' ? path : `${prefix}/${path}`) !== undefined;
  const sources = readCapabilitySources(place);
  const { vouchers, notChecked } = readVouchers(sources.known, world, disk);
  const { copies, links, walked } = readStoreCopies(place.store, vouchers, disk);
  const kept: KeptFile[] = links.map((path) => ({ path, why: 'it is a link' }));
  const proven: StoreCopy[] = [];
  for (const copy of copies) {
    const why =
      copy.version === 'differs'
        ? `its bytes were never those of the plugin ${quote(copy.plugin)}`
        : isTracked(copy.path)
          ? 'git tracks it; delete it with git rm'
          : null;
    if (why === null) proven.push(copy);
    else kept.push({ path: copy.path, why });
  }
  const whole = keepWholeEntries(place, sources, proven, walked, vouchers);
  const files = [...whole.files].sort((a, b) => byCodeUnits(a.path, b.path));
  return {
    machine,
    store: disk.realpathSync.native(place.store),
    plugins: realPathOr(disk, place.plugins),
    inventory: place.inventory.file ?? null,
    unreadable: sources.readable ? null : (said(sources.findings)[0] ?? 'it cannot be read'),
    head: readHeadCommit(repository),
    files,
    directories: emptied(disk, place.store, files),
    kept: [...kept, ...whole.kept].sort((a, b) => byCodeUnits(a.path, b.path)),
    notChecked: [
      ...notChecked,
      ...said(sources.findings).map((what) => ({
        what,
        why: 'see plugin-gate capabilities check',
      })),
      ...walked.repositories.map((path) => ({
        what: `${path} in the store`,
        why: 'it is a repository of its own',
      })),
      ...walked.unreadable.map((path) => ({
        what: `${path} in the store`,
        why: 'it cannot be read',
      })),
    ],
  };
}

/** Each with the file that it is about. */
function said(findings: readonly Finding[]): readonly string[] {
  return findings.map(({ message, place }) => `${quote(place.file)}: ${message}`);
}

function realPathOr(disk: Disk, path: string): string {
  try {
    return disk.realpathSync.native(path);
  } catch {
    return path;
  }
}

/** Directories below a kind's folder that hold nothing but what goes, deepest first. */
function emptied(disk: Disk, store: string, files: readonly StoreCopy[]): readonly string[] {
  const gone = new Set(files.map(({ path }) => path));
  const directories = new Set<string>();
  for (const { path } of files) {
    for (let at = parentOf(path); at.includes('/'); at = parentOf(at)) directories.add(at);
    const [top = ''] = path.split('/');
    if (!kindRows.some(({ folder }) => folder === top)) directories.add(top);
  }
  const deepestFirst = [...directories].sort(
    (a, b) => b.split('/').length - a.split('/').length || byCodeUnits(a, b),
  );
  return deepestFirst.filter((directory) => {
    const names = disk.readdirSync(join(store, directory));
    const empty = names.every((name) => gone.has(`${directory}/${name}`));
    if (empty) gone.add(directory);
    return empty;
  });
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
