// What each installed plugin can vouch for: the bytes of its capability files now and, from its own git
// history, before. Disabled plugins vouch too; without a full history only the current bytes count, and that
// is said. Reads only. Specification: capabilities page, "Delta and migration".
import { join } from 'node:path';
import { type Disk, realDisk } from '../base/disk.ts';
import type { NotChecked } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import type { Environment } from '../git/local-git.ts';
import { type ObjectHistory, readObjectHistory } from '../git/object-history.ts';
import { repositoryAt } from '../git/repository.ts';
import { blobId } from './blob-id.ts';
import { kindRows } from './kinds.ts';
import { readSmall } from './read-file.ts';
import type { CapabilitySource, SourcesReading } from './sources.ts';
import { walkFiles } from './walk-files.ts';

/** Most bytes of a file that is compared. */
export const COMPARED_BYTES = 64 * 1024 * 1024;

export interface Voucher {
  readonly plugin: string;
  readonly enabled: boolean;
  /** Its capability files now, relative to its root; links are not among them. */
  readonly current: ReadonlySet<string>;
  /** Git's id of the current bytes, or null where the file cannot be read. */
  readonly currentId: (path: string) => string | null;
  /** Null where it vouches for its current bytes only. */
  readonly history: ObjectHistory | null;
}

export interface VouchersReading {
  /** By name. */
  readonly vouchers: ReadonlyMap<string, Voucher>;
  readonly notChecked: readonly NotChecked[];
}

/** What reading histories needs of its surroundings. */
export interface HistoryWorld {
  /** Our own environment, of which git gets an allow-list. */
  readonly environment: Environment;
  /** Told before each plugin: how many are done, of how many. */
  readonly told?: ((done: number, total: number) => void) | undefined;
}

/** Everything the known plugins vouch for. Three processes for each plugin that is a repository. */
export function readVouchers(
  known: SourcesReading['known'],
  world: HistoryWorld,
  disk: Disk = realDisk,
): VouchersReading {
  const vouchers = new Map<string, Voucher>();
  const notChecked: NotChecked[] = [];
  for (const [at, source] of known.entries()) {
    if (source.plugin === null) continue;
    world.told?.(at, known.length);
    const history = historyOf(source, world.environment);
    if (typeof history === 'string') {
      notChecked.push({
        what: `older versions of the plugin ${quote(source.plugin)}; it vouches for its current bytes only`,
        why: history,
      });
    }
    vouchers.set(source.plugin, {
      plugin: source.plugin,
      enabled: source.enabled,
      ...currentFiles(disk, source),
      history: typeof history === 'string' ? null : history,
    });
  }
  return { vouchers, notChecked };
}

function historyOf(source: CapabilitySource, environment: Environment): ObjectHistory | string {
  const repository = repositoryAt(source.realPath, environment);
  if (repository === null) return 'it has no git repository of its own';
  const reading = readObjectHistory(
    repository,
    kindRows.map(({ folder }) => folder),
  );
  return reading.ok ? reading.history : reading.why;
}

function currentFiles(
  disk: Disk,
  { realPath }: CapabilitySource,
): Pick<Voucher, 'current' | 'currentId'> {
  const ids = new Map<string, string | null>();
  const current = new Set(
    kindRows.flatMap(({ folder }) =>
      walkFiles(disk, realPath, folder).files.flatMap(({ type, path }) =>
        type === 'file' ? [path] : [],
      ),
    ),
  );
  const currentId = (path: string): string | null => {
    const before = ids.get(path);
    if (before !== undefined) return before;
    const reading = current.has(path)
      ? readSmall(disk, join(realPath, path), COMPARED_BYTES, 'refuse')
      : null;
    const id = reading?.ok === true ? blobId(reading.bytes) : null;
    ids.set(path, id);
    return id;
  };
  return { current, currentId };
}
