// Every package of a run, read once however many ask for it, kept by real path and listed by path.
import { realpathSync } from 'node:fs';
import { byCodeUnits } from '../base/order.ts';
import { displayPath, rebase } from './display-path.ts';
import type { GitFacts } from './git-facts.ts';
import { type PackageReading, readPackage } from './read-package.ts';

export class PackageShelf {
  readonly #cwd: string;
  readonly #clioVersion: string;
  readonly #git: GitFacts;
  readonly #readings = new Map<string, PackageReading>();

  constructor(cwd: string, clioVersion: string, git: GitFacts) {
    this.#cwd = cwd;
    this.#clioVersion = clioVersion;
    this.#git = git;
  }

  /** The reading of the package at an absolute root, with places relative to the working directory. */
  read(root: string): PackageReading {
    const key = realPathOf(root);
    const known = this.#readings.get(key);
    if (known !== undefined) return known;
    const path = displayPath(this.#cwd, root);
    const reading = readPackage(root, path, this.#clioVersion);
    const git = this.#git.packageFacts(root, reading.candidate.tree);
    const placed: PackageReading = {
      ...reading,
      findings: [
        ...reading.findings,
        ...git.findings.map((one) => ({ ...one, package: path })),
      ].map((finding) => rebase(finding, path)),
      notChecked: [...reading.notChecked, ...git.notChecked].map((entry) => ({
        what: `${path}: ${entry.what}`,
        why: entry.why,
      })),
    };
    this.#readings.set(key, placed);
    return placed;
  }

  /** All readings so far, sorted by path. */
  all(): readonly PackageReading[] {
    return [...this.#readings.values()].sort((a, b) => byCodeUnits(a.report.path, b.report.path));
  }
}

function realPathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
