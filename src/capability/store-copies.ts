// Files of the store held against what plugins vouch for at the same path, or below a folder named after the
// plugin. Only capabilities are compared: a file that the plugin has elsewhere, such as a served image, is none
// of our business. Reads only. Specification: capabilities page, "For a fork".
import { join } from 'node:path';
import { type Disk, realDisk } from '../base/disk.ts';
import { blobId } from './blob-id.ts';
import { kindRows } from './kinds.ts';
import { readSmall } from './read-file.ts';
import { COMPARED_BYTES, type Voucher } from './vouchers.ts';
import { type Walked, walkFiles } from './walk-files.ts';

/** What a plugin says of a file of the store: its bytes now, its bytes once, or a path it has with other bytes. */
export type CopyVersion = 'current' | 'older' | 'differs';

export interface StoreCopy {
  /** Relative to the store. */
  readonly path: string;
  readonly bytes: number;
  /** Git's id of its bytes. */
  readonly id: string;
  readonly plugin: string;
  /** Relative to the plugin. */
  readonly pluginPath: string;
  readonly version: CopyVersion;
  /** It lies below a folder named after the plugin. */
  readonly inPluginFolder: boolean;
}

export interface CopiesReading {
  /** One a file at most, by path: the strongest claim, then the first plugin in order. */
  readonly copies: readonly StoreCopy[];
  /** Links at a path where a file would have been compared. */
  readonly links: readonly string[];
  readonly walked: Walked;
}

/** Looks through the whole store at an absolute path. Throws `Fault` (`too-large`, `io`). */
export function readStoreCopies(
  store: string,
  vouchers: ReadonlyMap<string, Voucher>,
  disk: Disk = realDisk,
): CopiesReading {
  const walked = walkFiles(disk, store);
  const byPath = claimsByPath(vouchers);
  const copies: StoreCopy[] = [];
  const links: string[] = [];
  for (const { path, type } of walked.files) {
    const claims = claimsOn(path, byPath, vouchers);
    if (claims.length === 0) continue;
    if (type === 'link') {
      links.push(path);
      continue;
    }
    const reading = readSmall(disk, join(store, path), COMPARED_BYTES, 'refuse');
    if (!reading.ok) continue;
    const copy = strongest(path, reading.bytes, claims);
    if (copy !== null) copies.push(copy);
  }
  return { copies, links, walked };
}

interface Claim {
  readonly voucher: Voucher;
  readonly pluginPath: string;
  readonly inPluginFolder: boolean;
}

const folders = new Set(kindRows.map(({ folder }) => folder));

/** Every path that any plugin has or had, to the plugins. */
function claimsByPath(
  vouchers: ReadonlyMap<string, Voucher>,
): ReadonlyMap<string, readonly Voucher[]> {
  const byPath = new Map<string, Voucher[]>();
  for (const voucher of vouchers.values()) {
    const paths = new Set([...voucher.current, ...(voucher.history?.versions.keys() ?? [])]);
    for (const path of paths) {
      const known = byPath.get(path);
      if (known === undefined) byPath.set(path, [voucher]);
      else known.push(voucher);
    }
  }
  return byPath;
}

function claimsOn(
  path: string,
  byPath: ReadonlyMap<string, readonly Voucher[]>,
  vouchers: ReadonlyMap<string, Voucher>,
): readonly Claim[] {
  const [first = '', second = '', ...rest] = path.split('/');
  if (!folders.has(first) && !folders.has(second)) return [];
  const same = folders.has(first) ? (byPath.get(path) ?? []) : [];
  const claims = same.map(
    (voucher): Claim => ({ voucher, pluginPath: path, inPluginFolder: false }),
  );
  // tasks/notes/sync/run.sh and notes/tasks/sync/run.sh, for tasks/sync/run.sh of the plugin notes.
  const named = vouchers.get(folders.has(first) ? second : first);
  const kind = folders.has(first) ? first : second;
  if (named === undefined || rest.length === 0) return claims;
  const pluginPath = [kind, ...rest].join('/');
  const has = named.current.has(pluginPath) || named.history?.versions.has(pluginPath) === true;
  return has ? [...claims, { voucher: named, pluginPath, inPluginFolder: true }] : claims;
}

const strength: Readonly<Record<CopyVersion, number>> = { current: 0, older: 1, differs: 2 };

function strongest(path: string, bytes: Buffer, claims: readonly Claim[]): StoreCopy | null {
  const id = blobId(bytes);
  let best: StoreCopy | null = null;
  for (const { voucher, pluginPath, inPluginFolder } of claims) {
    const version = versionOf(id, voucher, pluginPath);
    if (version === null || (best !== null && strength[version] >= strength[best.version]))
      continue;
    const { plugin } = voucher;
    best = { path, bytes: bytes.length, id, plugin, pluginPath, version, inPluginFolder };
  }
  return best;
}

function versionOf(id: string, voucher: Voucher, path: string): CopyVersion | null {
  if (voucher.currentId(path) === id) return 'current';
  if (voucher.history?.versions.get(path)?.has(id) === true) return 'older';
  return voucher.current.has(path) ? 'differs' : null;
}
