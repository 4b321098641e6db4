// Findings by what they are about: each package, the registry, and the rest. Order is kept.
import type { Report, ReportFinding } from './report.ts';

export interface FindingGroups {
  /** By package path; a package without findings has no entry. */
  readonly byPackage: ReadonlyMap<string, readonly ReportFinding[]>;
  /** By the path of a skill without a package; a skill without findings has no entry. */
  readonly bySkill: ReadonlyMap<string, readonly ReportFinding[]>;
  readonly registry: readonly ReportFinding[];
  readonly other: readonly ReportFinding[];
}

/** A finding inside the registry file is the registry's, even where it also names a package. */
export function groupFindings(report: Report): FindingGroups {
  const byPackage = new Map<string, ReportFinding[]>();
  const bySkill = new Map<string, ReportFinding[]>();
  const registry: ReportFinding[] = [];
  const other: ReportFinding[] = [];
  const packages = new Set(report.packages.map(({ path }) => path));
  const skills = new Set(report.skills.map(({ path }) => path));
  for (const finding of report.findings) {
    if (report.registry !== null && finding.place.file === report.registry.path) {
      registry.push(finding);
    } else if (finding.package !== null && packages.has(finding.package)) {
      push(byPackage, finding.package, finding);
    } else if (report.registry !== null && finding.row !== null) registry.push(finding);
    else {
      const skill = finding.package === null ? directoryAbove(finding.place.file, skills) : null;
      if (skill === null) other.push(finding);
      else push(bySkill, skill, finding);
    }
  }
  return { byPackage, bySkill, registry, other };
}

function push(groups: Map<string, ReportFinding[]>, key: string, finding: ReportFinding): void {
  const list = groups.get(key);
  if (list === undefined) groups.set(key, [finding]);
  else list.push(finding);
}

/** The nearest of `directories` that `file` is or lies in, or null. */
function directoryAbove(file: string, directories: ReadonlySet<string>): string | null {
  if (directories.size === 0) return null;
  for (let at = file; ; ) {
    if (directories.has(at)) return at;
    const slash = at.lastIndexOf('/');
    if (slash <= 0) return directories.has('.') && !file.startsWith('..') ? '.' : null;
    at = at.slice(0, slash);
  }
}
