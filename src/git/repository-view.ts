// What git knows about one directory of a repository: tracked entries, ignored paths, attributes. Read
// once for a whole run, in two processes (three where there are attributes), whatever it holds.
// "Tracked" is what the index says, the state that the next commit has.
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { byCodeUnits } from '../base/order.ts';
import { quote } from '../base/quote.ts';
import { type Attributes, isAttributesFile, noAttributes, readAttributes } from './attributes.ts';
import { type LocalGit, runLocalGit, StuckGit } from './local-git.ts';
import { type Repository, repositoryPath } from './repository.ts';
import {
  isEmptyFile,
  parseIntended,
  parseStageListing,
  parseTreeListing,
  records,
  type TrackedEntry,
} from './tracked-listing.ts';

export class RepositoryView {
  readonly repository: Repository;
  /** The directory that was asked about, relative to the repository; `.` for all of it. */
  readonly scope: string;
  /** Tracked `.gitattributes` files that count for the scope, those above it included. */
  readonly attributeFiles: readonly TrackedEntry[];
  readonly #tracked = new Map<string, TrackedEntry>();
  readonly #sorted: readonly string[];
  readonly #ignored: ReadonlySet<string>;
  #attributes: ReadonlyMap<string, Attributes> | null = null;

  constructor(
    repository: Repository,
    scope: string,
    listed: readonly TrackedEntry[],
    ignored: readonly string[],
  ) {
    this.repository = repository;
    this.scope = scope;
    this.attributeFiles = listed.filter((entry) => isAttributesFile(entry.path));
    for (const entry of listed) {
      if (isWithin(scope, entry.path)) this.#tracked.set(entry.path, entry);
    }
    this.#sorted = [...this.#tracked.keys()].sort(byCodeUnits);
    this.#ignored = new Set(ignored.map((path) => path.replace(/\/$/, '')));
  }

  /** The tracked entry at exactly `path` (repository-relative), or undefined. */
  entryAt(path: string): TrackedEntry | undefined {
    return this.#tracked.get(path);
  }

  /** Tracked entries below a directory (`.` for all), by path in UTF-16 code-unit order. */
  trackedBelow(directory: string): readonly TrackedEntry[] {
    const paths =
      directory === '.' ? this.#sorted : this.#sorted.slice(...this.#rangeBelow(`${directory}/`));
    return paths.flatMap((path) => this.#tracked.get(path) ?? []);
  }

  /** True where git tracks something in that directory. */
  tracksDirectory(directory: string): boolean {
    if (directory === '.') return this.#sorted.length > 0;
    const [start, end] = this.#rangeBelow(`${directory}/`);
    return end > start;
  }

  /** True where git ignores `path` or a directory it lies in. */
  ignores(path: string): boolean {
    for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
      if (this.#ignored.has(at)) return true;
    }
    return this.#ignored.has('.') || this.#ignored.has('');
  }

  /** Attributes of a tracked path. Starts git the first time, where there are attributes. Throws `Fault` (`git`). */
  attributesOf(path: string): Attributes {
    this.#attributes ??= readAttributes(this.repository, this.attributeFiles, this.#sorted);
    return this.#attributes.get(path) ?? noAttributes;
  }

  #rangeBelow(prefix: string): [start: number, end: number] {
    // `0` follows `/`: the first path after everything below.
    return [this.#search(prefix), this.#search(`${prefix.slice(0, -1)}0`)];
  }

  #search(wanted: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Asks git about an absolute directory inside the repository. Throws `Fault` (`git`). */
export function readRepositoryView(repository: Repository, directory: string): RepositoryView {
  const scope = repositoryPath(repository, directory) ?? '.';
  const git = gitOf(repository);
  const within = scope === '.' ? [] : ['--', scope];
  const staged = runLocalGit(git, [
    'ls-files',
    '-z',
    '--stage',
    '--full-name',
    ...within,
    ...(scope === '.' ? [] : attributeFilesAbove(scope)),
  ]);
  assertIgnoreFilesEnd(repository.root, scope);
  const ignored = runLocalGit(git, [
    'ls-files',
    '-z',
    '--others',
    '--ignored',
    '--exclude-standard',
    '--directory',
    '--full-name',
    ...within,
  ]);
  const listed = parseStageListing(staged);
  const intended = listed.some(isEmptyFile)
    ? parseIntended(runLocalGit(git, ['ls-files', '-z', '--debug', '--full-name', ...within]))
    : new Set();
  const tracked = listed.filter(({ path }) => !intended.has(path));
  return new RepositoryView(repository, scope, tracked, records(ignored));
}

/** Entries below `directory` as the last commit has them; null where there is no commit. Throws `Fault` (`git`). */
export function readCommitted(
  repository: Repository,
  directory: string,
): readonly TrackedEntry[] | null {
  const git = gitOf(repository);
  const head = runLocalGit(git, ['cat-file', '--batch-check=%(objectname)'], 'HEAD^{tree}\n');
  const tree = /^[0-9a-f]{40,64}$/.exec(head.toString('latin1').trim())?.[0];
  if (tree === undefined) return null;
  const below = directory === '.' ? [] : [directory, ...attributeFilesAbove(directory)];
  return parseTreeListing(
    runLocalGit(git, ['ls-tree', '-r', '-z', '--full-tree', tree, '--', ...below]),
  );
}

/** How git is started on a repository that was found. */
export function gitOf(repository: Repository): LocalGit {
  return {
    gitDirectory: repository.gitDirectory,
    commonDirectory: repository.commonDirectory,
    workTree: repository.root,
    environment: repository.environment,
    objects: null,
  };
}

/** git would wait at a pipe. Those further down are found by its time limit; these are asked of every repository. */
function assertIgnoreFilesEnd(root: string, scope: string): void {
  const parts = scope === '.' ? [] : scope.split('/');
  for (let at = 0; at <= parts.length; at += 1) {
    const path = [...parts.slice(0, at), '.gitignore'].join('/');
    const facts = lstatSync(join(root, path), { throwIfNoEntry: false });
    if (facts?.isFIFO() !== true) continue;
    const hint = `remove ${quote(path)} and run again`;
    throw new StuckGit('git', `${quote(path)} is a pipe, so git is not asked`, hint);
  }
}

function attributeFilesAbove(scope: string): readonly string[] {
  const parts = scope.split('/');
  return parts.map((_, at) => [...parts.slice(0, at), '.gitattributes'].join('/'));
}

function isWithin(scope: string, path: string): boolean {
  return scope === '.' || path === scope || path.startsWith(`${scope}/`);
}
