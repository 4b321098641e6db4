// The report as JSON, version 1. Field by field, so that what is internal stays internal and nothing is
// undefined. Specification: surfaces page, "JSON report, version 1"; fields may come, none may go.
import { forJsonText } from '../base/escape.ts';
import type { Place } from '../base/finding.ts';
import { compareFindings } from '../checks/judge.ts';
import type { ComponentGraph } from '../manifest/manifest.ts';
import type {
  PackageReport,
  RegistryReport,
  Report,
  ReportFinding,
  SkillReport,
  StoreReport,
} from './report.ts';

/** The JSON document, indented by two, ending with a line feed; safe to print into a log. */
export function renderJson(report: Report): string {
  return `${forJsonText(JSON.stringify(reportJson(report), null, 2))}\n`;
}

/** The same as a value. */
export function reportJson(report: Report): object {
  return {
    version: report.version,
    verdict: report.verdict,
    reason: report.reason,
    counts: {
      error: report.counts.error,
      warning: report.counts.warning,
      note: report.counts.note,
    },
    packages: report.packages.map(packageJson),
    skills: report.skills.map(skillJson),
    registry: report.registry === null ? null : registryJson(report.registry),
    changes: report.changes?.map(({ id, change, verdict }) => ({ id, change, verdict })) ?? null,
    base: report.base ? { commit: report.base.commit, how: report.base.how } : null,
    store: report.store ? storeJson(report.store) : null,
    findings: report.findings.toSorted(compareFindings).map(findingJson),
    notChecked: report.notChecked.map(({ what, why }) => ({ what, why })),
  };
}

/** One package as in the report; also what the Action gives as its `packages` output. */
export function packageJson(one: PackageReport): object {
  return {
    path: one.path,
    name: one.name,
    kind: one.kind,
    version: one.version,
    digest: one.digest,
    files: one.files,
    bytes: one.bytes,
    admitted: one.admitted,
    conformant: one.conformant,
    compatible: one.compatible,
    generation: one.generation,
    load:
      one.load === null
        ? null
        : {
            rejected: one.load.rejected,
            loaded: {
              skills: one.load.loaded.skills,
              mcpServers: one.load.loaded.mcpServers,
            },
            skipped: one.load.skipped.map(({ what }) => ({ what })),
            reported: one.load.reported.map(({ field }) => ({ field })),
          },
    resources: one.resources?.map(({ kind, name, path }) => ({ kind, name, path })) ?? null,
    prerequisites:
      one.prerequisites === null
        ? null
        : { commands: one.prerequisites.commands, agents: one.prerequisites.agents },
    graph: graphJson(one.graph),
    leftOut: one.leftOut,
    smoke:
      one.smoke === null
        ? null
        : {
            result: one.smoke.result,
            reason: one.smoke.reason,
            assertions: one.smoke.assertions.map(({ name, ok, detail }) => ({ name, ok, detail })),
          },
  };
}

function skillJson(one: SkillReport): object {
  return {
    path: one.path,
    name: one.name,
    digest: one.digest,
    files: one.files,
    bytes: one.bytes,
    loaded: one.loaded,
    conformant: one.conformant,
    leftOut: one.leftOut,
  };
}

function registryJson(registry: RegistryReport): object {
  return {
    path: registry.path,
    rows: registry.rows.map((row) => ({
      id: row.id,
      verdict: row.verdict,
      version: row.version,
      sha256: row.sha256,
      digest: row.digest,
      sourceUrl: row.sourceUrl,
      package: row.package,
      resolvedCommit: row.resolvedCommit,
    })),
    graph: graphJson(registry.graph),
  };
}

function storeJson({ path, plugins, entries }: StoreReport): object {
  return { path, plugins, entries };
}

function graphJson(graph: ComponentGraph): object {
  return {
    nodes: graph.nodes,
    edges: graph.edges.map(({ from, to }) => ({ from, to })),
    cycles: graph.cycles,
  };
}

function findingJson(finding: ReportFinding): object {
  return {
    rule: finding.rule,
    messageId: finding.messageId,
    severity: finding.severity,
    boundary: finding.boundary,
    message: finding.message,
    ...placeJson(finding.place),
    package: finding.package,
    row: finding.row,
    found: finding.found,
    expected: finding.expected,
    fix: finding.fix,
    related: finding.related.map(({ message, place }) => ({ message, ...placeJson(place) })),
    refuses: finding.refuses,
    blockedBy: finding.blockedBy,
  };
}

function placeJson(place: Place): object {
  return {
    file: place.file,
    line: place.line,
    column: place.column,
    endColumn: place.endColumn,
    excerpt: place.excerpt,
    excerptColumn: place.excerpt === null ? null : (place.excerptColumn ?? 1),
  };
}
