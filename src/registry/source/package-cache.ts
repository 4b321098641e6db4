// Fetched packages by repository, commit and path: content cannot change under that key. What comes out is
// verified by its digest; what goes in is put there in one step. Never written by an untrusted run.
// Specification: registry page, "Getting the bytes".
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../base/fault.ts';
import { type Digest, parseDigest } from '../../digest/tree.ts';
import type { AttributeNote } from './attribute-notes.ts';
import { parseCacheEntry } from './cache-entry.ts';

export interface CacheSettings {
  /** Absolute. Made where it is missing. */
  readonly directory: string;
  /** False for a run on a pull request from elsewhere: it reads, and writes nothing. */
  readonly write: boolean;
}

export interface CacheKey {
  readonly server: string;
  /** `owner/repo`. */
  readonly repository: string;
  readonly commit: string;
  /** Of the package in the repository; empty for all of it. */
  readonly path: string;
}

export interface CachedPackage {
  /** Absolute. */
  readonly root: string;
  /** What the tree has to hash to; the reader compares. */
  readonly digest: Digest;
  readonly attributes: readonly AttributeNote[];
  readonly submodules: readonly string[];
}

export interface SeenPin {
  readonly commit: string;
  readonly digest: Digest;
}

export class PackageCache {
  readonly #root: string;
  readonly #write: boolean;

  constructor(settings: CacheSettings) {
    // A dot-name: what is kept below a directory that is searched is none of its packages.
    this.#root = join(settings.directory, '.sources-1');
    this.#write = settings.write;
  }

  /** The entry, not verified yet, or null. Anything unreadable counts as not there. */
  find(key: CacheKey): CachedPackage | null {
    const directory = this.#entry(key);
    const text = readText(join(directory, 'entry.json'));
    const entry = text === null ? null : parseCacheEntry(text);
    if (entry === null || JSON.stringify(entry.key) !== JSON.stringify(keyOf(key))) return null;
    const { digest, attributes, submodules } = entry;
    return { root: join(directory, 'tree', directoryName(key)), digest, attributes, submodules };
  }

  /** Puts a package in; one that is there already stays. A full disk costs the cache, never the run. */
  keep(key: CacheKey, from: Omit<CachedPackage, 'root'> & { readonly root: string }): void {
    this.#store(this.#entry(key), (staging) => {
      fs.mkdirSync(join(staging, 'tree'));
      fs.cpSync(from.root, join(staging, 'tree', directoryName(key)), {
        recursive: true,
        verbatimSymlinks: true,
        errorOnExist: true,
      });
      const { digest, attributes, submodules } = from;
      const entry = { version: 1, key: keyOf(key), digest, attributes, submodules };
      fs.writeFileSync(join(staging, 'entry.json'), JSON.stringify(entry));
    });
  }

  /** Throws away an entry that did not verify. */
  drop(key: CacheKey): void {
    if (!this.#write) return;
    quietly(() => fs.rmSync(this.#entry(key), { recursive: true, force: true }));
  }

  /** What a ref led to when a row's pin was last found true, or null. */
  lastSeen(key: Omit<CacheKey, 'commit'>, ref: string): SeenPin | null {
    const text = readText(join(this.#seen(key, ref), 'seen.json'));
    if (text === null) return null;
    const value: unknown = quietly(() => JSON.parse(text));
    if (typeof value !== 'object' || value === null) return null;
    const commit: unknown = 'commit' in value ? value.commit : null;
    const digest: unknown = 'digest' in value ? value.digest : null;
    if (typeof commit !== 'string' || !/^[0-9a-f]{40,64}$/.test(commit)) return null;
    const parsed = typeof digest === 'string' ? parseDigest(digest) : null;
    return parsed === null ? null : { commit, digest: parsed };
  }

  /** Remembers that the pin was true for this commit. */
  remember(key: Omit<CacheKey, 'commit'>, ref: string, seen: SeenPin): void {
    if (!this.#write) return;
    const before = this.lastSeen(key, ref);
    if (before?.commit === seen.commit && before.digest === seen.digest) return;
    const directory = this.#seen(key, ref);
    quietly(() => {
      fs.mkdirSync(directory, { recursive: true });
      const temporary = join(directory, `.${process.pid}-${randomBytes(6).toString('hex')}`);
      fs.writeFileSync(temporary, JSON.stringify(seen));
      fs.renameSync(temporary, join(directory, 'seen.json'));
    });
  }

  #entry(key: CacheKey): string {
    return join(this.#root, 'packages', hash(keyOf(key)));
  }

  #seen(key: Omit<CacheKey, 'commit'>, ref: string): string {
    return join(this.#root, 'pins', hash([key.server, key.repository, key.path, ref]));
  }

  #store(target: string, fill: (staging: string) => void): void {
    if (!this.#write || fs.existsSync(target)) return;
    const staging = `${target}.${process.pid}-${randomBytes(6).toString('hex')}`;
    const stored = quietly(() => {
      fs.mkdirSync(staging, { recursive: true });
      fill(staging);
      fs.renameSync(staging, target);
      return true;
    });
    // Another run may have put the same entry there first, which is as good.
    if (stored !== true) quietly(() => fs.rmSync(staging, { recursive: true, force: true }));
  }
}

/** The name the package's directory had: some rules compare names with it. */
function directoryName(key: CacheKey): string {
  const path = key.path === '' ? key.repository : key.path;
  return path.slice(path.lastIndexOf('/') + 1);
}

function keyOf(key: CacheKey): readonly string[] {
  return [key.server, key.repository, key.commit, key.path];
}

function hash(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function readText(file: string): string | null {
  return (
    quietly(() => {
      const facts = fs.lstatSync(file);
      return facts.isFile() && facts.size <= 4 * 1024 * 1024 ? fs.readFileSync(file, 'utf8') : null;
    }) ?? null
  );
}

function quietly<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch (error) {
    // A cache that cannot be used is no cache; what was asked of it is fetched again.
    void messageOf(error);
    return null;
  }
}
