// Where our own commands look for packages and for skills without one: at any depth below the paths they
// are given. Does not descend into a package, nor into a skill for more skills; says what was left out
// and why. `.git` is no content and goes unsaid.
// Specification: manifest page, "Reading", and surfaces page, "Searching".
import { join, relative, resolve } from 'node:path';
import { type Disk, realDisk } from '../base/disk.ts';
import { Fault, systemCode } from '../base/fault.ts';
import type { NotChecked } from '../base/finding.ts';
import { limits } from '../base/limits.ts';
import { listNames, quote } from '../base/quote.ts';
import { manifestFile } from '../manifest/manifest-text.ts';
import { isThere, type ListedName, leadsToDirectory, listDirectory } from './list-directory.ts';

export interface FoundPackages {
  /** Absolute paths in the order of the arguments, each once; sorted below an argument. */
  readonly packages: readonly string[];
  /** Directories with a SKILL.md that lie in no package and in no other skill; as `packages`. */
  readonly skills: readonly string[];
  /** What was not searched and why, in groups. */
  readonly notChecked: readonly NotChecked[];
  readonly searched: {
    /** Directories that were listed or were packages. */
    readonly directories: number;
  };
}

export interface FindOptions {
  /** True for a directory (absolute path) that git ignores. */
  readonly ignored?: (directory: string) => boolean;
  /** How `notChecked` names an absolute path; default: by the path it was found below. */
  readonly display?: (path: string) => string;
  readonly disk?: Disk;
}

const reasons = {
  hidden: 'names with a leading dot are not searched',
  modules: 'node_modules is not searched',
  ignored: 'git ignores it',
  link: 'links to directories are not followed',
  deep: `more than ${limits.treeDepth} levels deep`,
  unreadable: 'it cannot be listed',
} as const;

type Reason = keyof typeof reasons;

interface Step {
  readonly directory: string;
  readonly depth: number;
  /** Inside a skill, where only packages are looked for. */
  readonly inSkill: boolean;
}

/**
 * Finds packages and loose skills at or below `paths`. Throws `Fault` (`usage`) for a path that does not exist or is no
 * directory. A path that lies inside a package is searched as it is; its package is not looked for above it.
 */
export function findPackages(paths: readonly string[], options: FindOptions = {}): FoundPackages {
  const search = new Search(options);
  for (const path of paths) search.below(path);
  return search.result();
}

class Search {
  readonly #disk: Disk;
  readonly #ignored: (directory: string) => boolean;
  readonly #display: FindOptions['display'];
  readonly #packages = new Set<string>();
  readonly #skills = new Set<string>();
  readonly #seen = new Set<string>();
  readonly #skipped = new Map<Reason, string[]>();
  #directories = 0;

  constructor(options: FindOptions) {
    this.#disk = options.disk ?? realDisk;
    this.#ignored = options.ignored ?? (() => false);
    this.#display = options.display;
  }

  below(given: string): void {
    const start = resolve(given);
    assertDirectory(this.#disk, start, given);
    const waiting: Step[] = [{ directory: start, depth: 0, inSkill: false }];
    for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
      const { directory, depth } = step;
      if (this.#seen.has(directory)) continue;
      this.#seen.add(directory);
      this.#directories += 1;
      if (isThere(this.#disk, join(directory, manifestFile))) {
        this.#packages.add(directory);
        continue;
      }
      const shown = this.#display ?? ((path) => join(given, relative(start, path)) || '.');
      const names = this.#list(directory, shown(directory));
      const inSkill = step.inSkill || names.some(isSkillFile);
      if (inSkill && !step.inSkill) this.#skills.add(directory);
      const kept = names.filter((name) => {
        const path = join(directory, name.name);
        const reason = this.#reasonToSkip(path, name, depth + 1);
        if (reason !== null && reason !== 'file') this.#skip(reason, shown(path));
        return reason === null;
      });
      // Last in, first out: pushed from the back, so that the walk is in sorted order.
      for (const { name } of kept.reverse()) {
        waiting.push({ directory: join(directory, name), depth: depth + 1, inSkill });
      }
    }
  }

  result(): FoundPackages {
    const notChecked = [...this.#skipped].map(([reason, names]) => ({
      what:
        names.length === 1
          ? (names[0] ?? '')
          : `${names.length} directories: ${listNames(names, 3)}`,
      why: reasons[reason],
    }));
    return {
      packages: [...this.#packages],
      skills: [...this.#skills],
      notChecked,
      searched: { directories: this.#directories },
    };
  }

  #reasonToSkip(path: string, { name, type }: ListedName, depth: number): Reason | 'file' | null {
    if (type === 'link') return leadsToDirectory(this.#disk, path) ? 'link' : 'file';
    if (type !== 'directory') return 'file';
    if (name === '.git') return 'file';
    if (name.startsWith('.')) return 'hidden';
    if (name === 'node_modules') return 'modules';
    if (depth > limits.treeDepth) return 'deep';
    return this.#ignored(path) ? 'ignored' : null;
  }

  #list(directory: string, shown: string): readonly ListedName[] {
    try {
      return listDirectory(this.#disk, directory);
    } catch (error) {
      if (systemCode(error) === null) throw error;
      this.#skip('unreadable', shown);
      return [];
    }
  }

  #skip(reason: Reason, shown: string): void {
    const names = this.#skipped.get(reason);
    if (names === undefined) this.#skipped.set(reason, [shown]);
    else names.push(shown);
  }
}

// In exact case, as hosts look for it. A directory of that name is no skill; a link may be one, or a broken one.
function isSkillFile({ name, type }: ListedName): boolean {
  return name === 'SKILL.md' && type !== 'directory';
}

function assertDirectory(disk: Disk, path: string, given: string): void {
  if (leadsToDirectory(disk, path)) return;
  if (!isThere(disk, path)) throw new Fault('usage', `${quote(given)} does not exist`);
  const hint = 'give a package directory, or a directory with packages below it';
  throw new Fault('usage', `${quote(given)} is not a directory`, hint);
}
