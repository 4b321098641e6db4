// Findings by what they are about: each package, the registry, and the rest. Order is kept.
import type { Report, ReportFinding } from './report.ts';

export interface FindingGroups {
  /** By package path; a package without findings has no entry. */
  readonly byPackage: ReadonlyMap<string, readonly ReportFinding[]>;
  readonly registry: readonly ReportFinding[];
  readonly other: readonly ReportFinding[];
}

/** A finding inside the registry file is the registry's, even where it also names a package. */
export function groupFindings(report: Report): FindingGroups {
  const byPackage = new Map<string, ReportFinding[]>();
  const registry: ReportFinding[] = [];
  const other: ReportFinding[] = [];
  const packages = new Set(report.packages.map(({ path }) => path));
  for (const finding of report.findings) {
    if (report.registry !== null && finding.place.file === report.registry.path) {
      registry.push(finding);
    } else if (finding.package !== null && packages.has(finding.package)) {
      const list = byPackage.get(finding.package);
      if (list === undefined) byPackage.set(finding.package, [finding]);
      else list.push(finding);
    } else if (report.registry !== null && finding.row !== null) registry.push(finding);
    else other.push(finding);
  }
  return { byPackage, registry, other };
}
