// Every package of a run, read once however many ask for it, kept by real path and listed by path.
import { dirname } from 'node:path';
import type { Finding } from '../base/finding.ts';
import { keepFindings } from '../base/keep-findings.ts';
import { byCodeUnits } from '../base/order.ts';
import { displayPath, realPathOf, rebase } from './display-path.ts';
import type { GitFacts } from './git-facts.ts';
import { type PackageReading, readPackage } from './read-package.ts';

export class PackageShelf {
  readonly #cwd: string;
  readonly #clioVersion: string;
  readonly #git: GitFacts;
  readonly #readings = new Map<string, PackageReading>();
  readonly #extensions = new Set<string>();

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
    const fromGit = this.#git.packageFindings(root, reading.candidate.tree);
    const keeper = keepFindings('the package');
    for (const some of [reading.findings, fromGit]) for (const one of some) keeper.add(one);
    const notChecked = [...reading.notChecked, ...keeper.notChecked()];
    const placed: PackageReading = {
      ...reading,
      findings: keeper.findings.map((finding) => rebase({ ...finding, package: path }, path)),
      notChecked: notChecked.map(({ what, why }) => ({ what: `${path}: ${what}`, why })),
    };
    this.#readings.set(key, placed);
    return placed;
  }

  /**
   * The package at an absolute root is an extension: its digest counts, its manifest is of another form
   * and not judged (registry page, "The file").
   */
  keepTreeOnly(root: string): void {
    const key = realPathOf(root);
    const reading = this.#readings.get(key);
    if (reading === undefined) return;
    const findings = reading.findings.filter(({ rule }) => rule.startsWith('tree/'));
    this.#readings.set(key, { ...reading, findings, notChecked: [] });
    this.#extensions.add(key);
  }

  /** True where the absolute directory is, or lies in, something read so far. */
  covers(directory: string): boolean {
    for (let at = realPathOf(directory); ; at = dirname(at)) {
      if (this.#readings.has(at)) return true;
      if (at === dirname(at)) return false;
    }
  }

  /** Findings of everything read so far. */
  findings(): readonly Finding[] {
    return [...this.#readings.values()].flatMap((reading) => reading.findings);
  }

  /** Readings of all packages so far, sorted by path; extensions are not among them. */
  packages(): readonly PackageReading[] {
    const packages = [...this.#readings].filter(([key]) => !this.#extensions.has(key));
    return packages
      .map(([, reading]) => reading)
      .sort((a, b) => byCodeUnits(a.report.path, b.report.path));
  }
}
