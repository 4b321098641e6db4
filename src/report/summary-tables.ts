// The tables and lists of the job summary: packages, changed rows, rows that are not right, what
// conforming clients load, what was not checked. Values go through the Markdown escaper.
import { markdownCode, markdownProse } from '../base/markdown.ts';
import { shorten } from '../base/quote.ts';
import { countFindings } from '../checks/verdict.ts';
import { describeComparison } from './changes.ts';
import { countOf } from './counts.ts';
import {
  describeHostLoad,
  describeLoad,
  describePrerequisites,
  describeRows,
  describeSmoke,
} from './describe-package.ts';
import type { Section } from './fit-sections.ts';
import type { FindingGroups } from './group-findings.ts';
import type { PackageReport, Report, ReportFinding, SkillReport } from './report.ts';
import type { RepositoryPath } from './summary-findings.ts';

/** Lines of a table or list; what is beyond is counted. */
const LINES = 100;

/** Packages; those with findings first when not all can be shown. */
export function packagesTable(
  report: Report,
  groups: FindingGroups,
  path: RepositoryPath,
): Section | null {
  if (report.packages.length === 0) return null;
  const loud = (one: PackageReport): number => Number(groups.byPackage.has(one.path));
  const all =
    report.packages.length > LINES
      ? report.packages.toSorted((a, b) => loud(b) - loud(a))
      : report.packages;
  const lines = all
    .slice(0, LINES)
    .map((one) =>
      cells([
        code(path(one.path) ?? one.path),
        one.name === null ? '' : prose(one.name),
        one.version === null ? '' : prose(one.version),
        one.kind === null ? '' : prose(one.kind),
        one.admitted ? (one.compatible ? 'yes' : 'yes, not compatible') : '**no**',
        one.conformant === null ? '' : one.conformant ? 'yes' : '**no**',
        tally(groups.byPackage.get(one.path) ?? []),
        one.digest === null ? '' : code(`${one.digest.slice(0, 12)}…`),
      ]),
    );
  const head = [
    'package',
    'name',
    'version',
    'kind',
    'admitted',
    'conformant',
    'findings',
    'digest',
  ];
  return section('the table of packages', 2, table('Packages', head, lines, all.length, 'package'));
}

/** Skills without a package; those with findings first when not all can be shown. */
export function skillsTable(
  report: Report,
  groups: FindingGroups,
  path: RepositoryPath,
): Section | null {
  if (report.skills.length === 0) return null;
  const loud = (one: SkillReport): number => Number(groups.bySkill.has(one.path));
  const all =
    report.skills.length > LINES
      ? report.skills.toSorted((a, b) => loud(b) - loud(a))
      : report.skills;
  const lines = all
    .slice(0, LINES)
    .map((one) =>
      cells([
        code(path(one.path) ?? one.path),
        prose(one.name),
        one.loaded ? 'yes' : '**no**',
        one.conformant ? 'yes' : '**no**',
        tally(groups.bySkill.get(one.path) ?? []),
        one.digest === null ? '' : code(`${one.digest.slice(0, 12)}…`),
      ]),
    );
  const head = [
    'skill',
    'name',
    'a host loads it',
    'conforming clients load it',
    'findings',
    'digest',
  ];
  return section(
    'the table of skills',
    2,
    table('Skills without a package', head, lines, all.length, 'skill'),
  );
}

export function changesTable(report: Report): Section | null {
  const { changes } = report;
  const title = describeComparison(report);
  if (changes === null || title === null) return null;
  if (changes.length === 0) return section('the changed rows', 1, `### ${prose(title)}`);
  const lines = changes
    .slice(0, LINES)
    .map(({ id, change, verdict }) => cells([code(id), prose(change), verdict]));
  return section(
    'the changed rows',
    1,
    table(prose(title), ['row', 'change', 'verdict'], lines, changes.length, 'row'),
  );
}

/** Rows whose verdict is not pass; the others are only counted. */
export function rowsTable({ registry }: Report, path: RepositoryPath): Section | null {
  if (registry === null) return null;
  const title = `Registry ${code(path(registry.path) ?? registry.path)}`;
  const loud = registry.rows.filter(({ verdict }) => verdict !== 'pass');
  const counts = `${describeRows(registry)}.`;
  if (loud.length === 0) return section('the rows', 3, `### ${title}\n\n${counts}`);
  const lines = loud
    .slice(0, LINES)
    .map((row) => cells([code(row.id), row.verdict, pin(row.sha256), pin(row.digest)]));
  const head = ['row', 'verdict', 'pinned', 'found'];
  const [heading, ...rest] = table(title, head, lines, loud.length, 'row').split('\n');
  return section('the rows', 3, [heading, '', counts, ...rest].join('\n'));
}

export function loadList(report: Report, path: RepositoryPath): Section | null {
  const items = report.packages.flatMap((one) => {
    const facts = [
      describeHostLoad(one),
      one.load === null ? null : describeLoad(one.load),
      describePrerequisites(one),
      one.smoke === null ? null : describeSmoke(one.smoke),
    ].filter((fact) => fact !== null);
    return facts.length === 0
      ? []
      : [`- ${code(path(one.path) ?? one.path)}: ${facts.map(prose).join('; ')}`];
  });
  return list('What loads', 'what loads', 6, items);
}

export function notCheckedList({ notChecked }: Report): Section | null {
  const items = notChecked.map(({ what, why }) => `- ${prose(what)}: ${prose(why)}`);
  return list('Not checked', 'what was not checked', 1, items);
}

function list(title: string, what: string, rank: number, items: readonly string[]): Section | null {
  if (items.length === 0) return null;
  const rest = items.length - LINES;
  const more = rest > 0 ? [`- ${countOf(rest, 'more', 'more')} in the log`] : [];
  return section(what, rank, [`### ${title}`, '', ...items.slice(0, LINES), ...more].join('\n'));
}

function table(
  title: string,
  head: readonly string[],
  lines: readonly string[],
  total: number,
  noun: string,
): string {
  const rest = total - lines.length;
  const more = rest > 0 ? ['', `${countOf(rest, `more ${noun}`)} in the log.`] : [];
  const rule = cells(head.map(() => '---'));
  return [`### ${title}`, '', cells(head), rule, ...lines, ...more].join('\n');
}

function section(what: string, rank: number, text: string): Section {
  return { what, rank, text };
}

function cells(values: readonly string[]): string {
  return `| ${values.join(' | ')} |`;
}

function tally(findings: readonly ReportFinding[]): string {
  const counts = countFindings(findings);
  const parts = [
    counts.error > 0 ? countOf(counts.error, 'error') : '',
    counts.warning > 0 ? countOf(counts.warning, 'warning') : '',
    counts.note > 0 ? countOf(counts.note, 'note') : '',
  ];
  return parts.filter((part) => part !== '').join(', ') || 'none';
}

function pin(digest: string | null): string {
  return digest === null ? '' : code(digest.length === 64 ? `${digest.slice(0, 12)}…` : digest);
}

function code(text: string): string {
  return markdownCode(shorten(text));
}

function prose(text: string): string {
  return markdownProse(shorten(text, 600));
}
