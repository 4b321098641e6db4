// What only git can tell about the places of a run: asked once for each repository and scope, not once
// for each package, and only of the repository around a package, never of one inside it.
import { join } from 'node:path';
import { Fault } from '../base/fault.ts';
import type { Finding, NotChecked } from '../base/finding.ts';
import { joinRelative } from '../base/relative-path.ts';
import { attributeFindings } from '../digest/attribute-findings.ts';
import { nestedGitFindings } from '../digest/nested-git.ts';
import { storedBytesFindings } from '../digest/stored-bytes.ts';
import { trackedFindings } from '../digest/tracked-findings.ts';
import type { Tree } from '../digest/tree.ts';
import { unfixedAttributesFinding } from '../digest/unfixed-attributes.ts';
import { type Environment, StuckGit } from '../git/local-git.ts';
import {
  findRepositoryBelow,
  type Repository,
  repositoryPath,
  unusableGit,
} from '../git/repository.ts';
import { type RepositoryView, readRepositoryView } from '../git/repository-view.ts';
import { displayPath, rebase } from './display-path.ts';

/** A directory as git sees it, or why git could not be asked. */
export interface PlaceInGit {
  readonly view: RepositoryView;
  /** The directory relative to the repository, `.` for its root. */
  readonly path: string;
}

export class GitFacts {
  readonly #cwd: string;
  readonly #environment: Environment;
  readonly #directories: readonly string[];
  readonly #around: readonly string[];
  #undecided: string | null = null;
  readonly #repositories = new Map<string, Repository | null>();
  readonly #views = new Map<string, RepositoryView | string>();
  readonly #untold = new Map<string, string>();
  readonly #attributesUntold = new Map<RepositoryView, string>();
  readonly #asked = new Set<string>();
  readonly #packages = new Map<RepositoryView, Set<string>>();

  /**
   * `directories` are absolute; nothing outside them is asked about. The repository of each is the one `around`
   * it: what a person named, where that is more.
   */
  constructor(
    cwd: string,
    environment: Environment,
    directories: readonly string[],
    around: readonly string[] = directories,
  ) {
    this.#around = around;
    this.#cwd = cwd;
    this.#environment = { ...environment };
    this.#directories = directories;
  }

  /** Where a directory lies in its repository; null outside git and where git cannot answer. */
  placeOf(directory: string): PlaceInGit | null {
    const repository = this.#repositoryOf(directory);
    if (repository === null) {
      this.#untold.set(directory, unusableGit(directory) ?? 'it is not in a git repository');
      return null;
    }
    const view = this.#viewOf(repository);
    const path = repositoryPath(repository, directory);
    if (typeof view !== 'string' && path !== null) return { view, path };
    this.#untold.set(
      directory,
      typeof view === 'string' ? view : 'its real place is outside the repository',
    );
    return null;
  }

  /** Why `placeOf` gave null for that directory. */
  whyUntold(directory: string): string {
    return this.#untold.get(directory) ?? 'git was not asked';
  }

  /** What stands in the way of asking git about a directory that seems to be in a repository, or null. */
  doubtAbout(directory: string): string | null {
    if (this.placeOf(directory) !== null) return null;
    return (
      this.#undecided ?? (this.#repositoryOf(directory) === null ? unusableGit(directory) : null)
    );
  }

  /** Why what was asked of git stays undecided, or null. */
  undecided(): string | null {
    return this.#undecided;
  }

  /** True for an absolute directory that git ignores. */
  ignores(directory: string): boolean {
    const place = this.placeOf(directory);
    return place !== null && place.path !== '.' && place.view.ignores(place.path);
  }

  /**
   * What the package at an absolute root has and a clone would not: untracked, ignored and empty things, and
   * bytes that git converts; null where git cannot tell.
   */
  untracked(root: string, tree: Tree): readonly Finding[] | null {
    const place = this.placeOf(root);
    if (place === null) return null;
    return this.#findingsIn(place, root, tree).filter(
      ({ rule }) => !['tree/attribute-filter', 'tree/attribute-conversion'].includes(rule),
    );
  }

  /** What git says of one package; files relative to it. */
  packageFindings(root: string, tree: Tree): readonly Finding[] {
    this.#asked.add(root);
    const place = this.placeOf(root);
    if (place === null) return [];
    const known = this.#packages.get(place.view) ?? new Set();
    this.#packages.set(place.view, known.add(place.path));
    return this.#findingsIn(place, root, tree);
  }

  #findingsIn({ view, path }: PlaceInGit, root: string, tree: Tree): readonly Finding[] {
    const shown = displayPath(this.#cwd, root);
    const display = (inside: string): string => joinRelative(shown, inside);
    return [
      ...nestedGitFindings(view, path),
      ...trackedFindings(view, path, tree, display),
      ...this.#unlessUntold(view, () => attributeFindings(view, path)),
      ...this.#unlessUntold(view, () => storedBytesFindings(view, path, tree, display)),
    ];
  }

  /** Findings that are one a repository, after all packages were read; files relative to the working directory. */
  repositoryFindings(): readonly Finding[] {
    return [...this.#packages].flatMap(([view, packages]) => {
      const found = this.#unlessUntold(view, () => {
        const finding = unfixedAttributesFinding(view, [...packages]);
        return finding === null ? [] : [finding];
      });
      return found.map((finding) => rebase(finding, displayPath(this.#cwd, view.repository.root)));
    });
  }

  notChecked(): readonly NotChecked[] {
    const reasons = new Map<string, string[]>();
    for (const [root, why] of this.#untold) {
      if (!this.#asked.has(root)) continue;
      reasons.set(why, [...(reasons.get(why) ?? []), displayPath(this.#cwd, root)]);
    }
    const places = [...reasons].map(([why, roots]) => ({
      what: `whether git tracks what is in ${roots.length === 1 ? (roots[0] ?? '') : `${roots.length} packages`}`,
      why,
    }));
    const attributes = [...this.#attributesUntold].map(([view, why]) => ({
      what: `whether attributes change bytes in ${displayPath(this.#cwd, view.repository.root)}`,
      why,
    }));
    return [...places, ...attributes];
  }

  /** Nothing, and the reason kept, where git cannot tell the attributes; asked only once. */
  #unlessUntold(view: RepositoryView, ask: () => readonly Finding[]): readonly Finding[] {
    if (this.#attributesUntold.has(view)) return [];
    try {
      return ask();
    } catch (error) {
      if (!(error instanceof Fault) || error.code !== 'git') throw error;
      this.#noteStuck(error);
      this.#attributesUntold.set(view, error.message);
      return [];
    }
  }

  #noteStuck(error: Fault): void {
    if (error instanceof StuckGit) this.#undecided ??= error.message;
  }

  #repositoryOf(directory: string): Repository | null {
    const known = this.#repositories.get(directory);
    if (known !== undefined) return known;
    const found = findRepositoryBelow(this.#around, directory, this.#environment);
    this.#repositories.set(directory, found);
    return found;
  }

  /** The view of the part of a repository that this run is about, or why git did not give it. */
  #viewOf(repository: Repository): RepositoryView | string {
    const known = this.#views.get(repository.root);
    if (known !== undefined) return known;
    const paths = this.#directories.flatMap(
      (directory) => repositoryPath(repository, directory) ?? [],
    );
    let view: RepositoryView | string;
    try {
      view = readRepositoryView(repository, join(repository.root, commonDirectory(paths)));
    } catch (error) {
      if (!(error instanceof Fault) || error.code !== 'git') throw error;
      this.#noteStuck(error);
      view = error.message;
    }
    this.#views.set(repository.root, view);
    return view;
  }
}

/** The deepest directory that holds all of them; `.` where there is none deeper. */
function commonDirectory(paths: readonly string[]): string {
  const [first = '.', ...rest] = paths;
  let common = first === '.' ? [] : first.split('/');
  for (const path of rest) {
    const parts = path === '.' ? [] : path.split('/');
    const differs = common.findIndex((part, at) => parts[at] !== part);
    if (differs >= 0) common = common.slice(0, differs);
  }
  return common.join('/');
}
