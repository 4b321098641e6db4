// The job summary: GitHub Markdown, verdict first, under GitHub's size limit by leaving out whole
// sections and saying so. Specification: surfaces page, "Job summary".
// Every value from outside goes through markdownCode or markdownProse; the tests read it back.
import { markdownCode, markdownProse } from '../base/markdown.ts';
import { shorten } from '../base/quote.ts';
import type { Verdict } from '../checks/verdict.ts';
import { countOf, describeChecked, describeCounts } from './counts.ts';
import { fitSections, type Section } from './fit-sections.ts';
import { groupFindings } from './group-findings.ts';
import type { Report } from './report.ts';
import { findingSections, type RepositoryPath } from './summary-findings.ts';
import { graphSections } from './summary-graphs.ts';
import {
  changesTable,
  loadList,
  notCheckedList,
  packagesTable,
  rowsTable,
  skillsTable,
} from './summary-tables.ts';

/** GitHub refuses a summary above 1 MiB; the rest is room for the note about what was left out. */
const SUMMARY_BYTES = 1024 * 1024 - 4096;

export interface SummaryOptions {
  /** Path of a report file relative to the repository, or null when it lies outside. */
  readonly repositoryPath: RepositoryPath;
  /** Size limit in bytes of UTF-8; GitHub's where absent. */
  readonly bytes?: number;
}

const icon: Readonly<Record<Verdict, string>> = {
  pass: '✅',
  fail: '❌',
  'needs-review': '👀',
  inconclusive: '❔',
  skipped: '⏭️',
};

/** The whole summary, ending with a line feed. */
export function renderSummary(report: Report, options: SummaryOptions): string {
  const path: RepositoryPath = options.repositoryPath;
  const groups = groupFindings(report);
  const sections: (Section | null)[] = [
    { what: 'the verdict', text: headline(report), rank: 0 },
    changesTable(report),
    packagesTable(report, groups, path),
    skillsTable(report, groups, path),
    rowsTable(report, path),
    ...report.packages.flatMap((one) =>
      findingSections(code(path(one.path) ?? one.path), groups.byPackage.get(one.path) ?? [], path),
    ),
    ...report.skills.flatMap((one) =>
      findingSections(code(path(one.path) ?? one.path), groups.bySkill.get(one.path) ?? [], path),
    ),
    ...findingSections(
      report.registry === null
        ? 'the registry'
        : code(path(report.registry.path) ?? report.registry.path),
      groups.registry,
      path,
    ),
    ...findingSections('other places', groups.other, path),
    loadList(report, path),
    ...graphSections(report, path),
    notCheckedList(report),
  ];
  const { kept, leftOut } = fitSections(
    sections.filter((section) => section !== null),
    options.bytes ?? SUMMARY_BYTES,
  );
  const note = [...leftOut].map(([what, count]) =>
    count === 1 ? what : `${what} (${count} sections)`,
  );
  const blocks = note.length === 0 ? kept : [...kept, leftOutNote(note)];
  return `${blocks.join('\n\n')}\n`;
}

function headline(report: Report): string {
  const reason = report.reason === null ? '' : `${markdownProse(shorten(report.reason, 600))}. `;
  const left = report.notChecked.length;
  const notChecked =
    left === 0 ? 'Nothing was left unchecked.' : `${countOf(left, 'thing')} not checked.`;
  return [
    `## ${icon[report.verdict]} Plugin Gate: ${report.verdict}`,
    '',
    `${reason}**${capital(describeCounts(report.counts))}.** Checked ${describeChecked(report)}. ${notChecked}`,
  ].join('\n');
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function leftOutNote(names: readonly string[]): string {
  return `> Left out, because a job summary has a size limit: ${names.join(', ')}. The log and the JSON report have everything.`;
}

function code(text: string): string {
  return markdownCode(shorten(text));
}
