// The registry's part of a check: read the file, judge it against the packages of the run.
import { basename, dirname, join } from 'node:path';
import type { Finding, NotChecked } from '../base/finding.ts';
import { joinRelative } from '../base/relative-path.ts';
import { packageCapabilities } from '../capability/package-capabilities.ts';
import { rowCollisionFindings } from '../capability/row-collisions.ts';
import { checkRegistry } from '../registry/check-registry.ts';
import { readRegistry } from '../registry/read-registry.ts';
import type { RegistryReport } from '../report/report.ts';
import type { CheckRequest } from './check.ts';
import { displayPath, rebase } from './display-path.ts';
import type { PreparedGate } from './gate-prepare.ts';
import type { GitFacts } from './git-facts.ts';
import type { PackageShelf } from './package-shelf.ts';
import { packagesBelow, providesOf } from './registry-packages.ts';
import { rowFacts } from './row-facts.ts';

export interface RegistryFileCheck {
  readonly request: CheckRequest;
  /** Absolute path of the registry. */
  readonly file: string;
  /** Absolute roots of the packages that the search found. */
  readonly found: readonly string[];
  readonly shelf: PackageShelf;
  readonly git: GitFacts;
  /** Registry, policy, gate and what is looked at. */
  readonly prepared: PreparedGate;
}

export interface RegistryFileResult {
  readonly report: RegistryReport;
  readonly findings: readonly Finding[];
  readonly notChecked: readonly NotChecked[];
  /** It was read and has no row and no finding. */
  readonly empty: boolean;
}

export function checkRegistryFile(check: RegistryFileCheck): RegistryFileResult {
  const { request, file, shelf, git, prepared } = check;
  const folder = dirname(file);
  const shown = displayPath(request.cwd, folder);
  const registry = prepared.registry ?? readRegistry(file);
  const result = checkRegistry({
    registry,
    folder,
    readPackage: (path) => shelf.read(join(folder, path)).candidate,
    isError: (finding) => prepared.desk.isError(finding),
    ...(prepared.narrow === null ? {} : { only: prepared.narrow.row }),
    packages: packagesBelow(folder, check.found),
    provides: (candidate) => providesOf(shelf.read(candidate.path)),
    ...rowFacts(git, folder),
    display: (path) => joinRelative(shown, path),
    clioVersion: request.clioVersion,
    serverUrl: request.serverUrl ?? null,
  });
  for (const { row, path } of result.judged) {
    if (row.kind === 'extension' && path !== null) shelf.keepTreeOnly(join(folder, path));
  }
  const packageOf = new Map(
    result.judged.flatMap((one) =>
      one.path === null || one.candidate === null
        ? []
        : [[one.row.label, joinRelative(shown, one.path)] as const],
    ),
  );
  const collisions = rowCollisionFindings(
    result.judged.flatMap(({ row, path, candidate }) =>
      path === null || candidate === null
        ? []
        : [
            {
              label: row.label,
              place: row.place,
              package: candidate.contentDigest ?? path,
              capabilities: packageCapabilities(candidate.tree),
            },
          ],
    ),
  );
  return {
    report: {
      path: joinRelative(shown, basename(file)),
      rows: result.report.rows.map((row) => ({ ...row, package: packageOf.get(row.id) ?? null })),
      graph: result.report.graph,
    },
    findings: [...result.findings, ...collisions].map((finding) => rebase(finding, shown)),
    notChecked: result.notChecked,
    empty: registry.rows.length === 0 && result.findings.length === 0,
  };
}
