// The report for a terminal or a log. Grouped by package, then the registry; what has no finding comes last and
// in a line each where something else has one. The last line has the verdict, the counts and what was not
// checked. Specification: surfaces page, "Text".
// Prints nothing itself, decides nothing; every line leaves through `guardLogLine`.
import { guardLogLine, visible } from '../base/escape.ts';
import { shorten } from '../base/quote.ts';
import { describeComparison } from './changes.ts';
import { countOf, describeChecked, describeCounts, groupDigits } from './counts.ts';
import {
  describeHostLoad,
  describeIdentity,
  describeLoad,
  describePrerequisites,
  describeRows,
  describeSkillStanding,
  describeSmoke,
  describeStanding,
} from './describe-package.ts';
import { groupFindings } from './group-findings.ts';
import type { PackageReport, Report, ReportFinding, SkillReport } from './report.ts';
import { bySamePlace } from './same-place.ts';
import { renderAlso, renderFinding } from './text-finding.ts';
import { type TextStyle, textStyle, wrap } from './text-style.ts';

/** Above this many packages (or skills), those without findings are counted instead of named. */
const LISTED_PACKAGES = 20;
/** A registry can have thousands of rows that are not looked at; these many are listed. */
const LISTED_NOT_CHECKED = 200;

/** Characters of one line that says something; no name of an author drowns the rest. */
const LONGEST = 2_000;

export interface TextOptions {
  readonly color: boolean;
  /** Columns of the terminal, or null (and absent) when the output is not looked at in one. */
  readonly width?: number | null;
}

/** The whole report as text that ends with a line feed. */
export function renderText(report: Report, options: TextOptions): string {
  const style = textStyle(options.color, options.width ?? null);
  const blocks = [
    ...packageBlocks(report, style),
    ...skillBlocks(report, style),
    registryBlock(report, style),
    otherBlock(report, style),
    changesBlock(report, style),
    ...quietBlocks(report, style),
    notCheckedBlock(report, style),
    [lastLine(report, style)],
  ].filter((block) => block.length > 0);
  return `${blocks.map((block) => block.map(guardLogLine).join('\n')).join('\n\n')}\n`;
}

type Block = readonly string[];

function packageBlocks(report: Report, style: TextStyle): readonly Block[] {
  const { byPackage } = groupFindings(report);
  return listed(report, report.packages, byPackage).map((one) =>
    packageBlock(one, byPackage.get(one.path) ?? [], style),
  );
}

/** Those with a block of their own: with findings, or all where there is no finding to be seen first. */
function listed<T extends { readonly path: string }>(
  report: Report,
  all: readonly T[],
  findings: ReadonlyMap<string, unknown>,
): readonly T[] {
  const brief = report.findings.length > 0 || all.length > LISTED_PACKAGES;
  return brief ? all.filter(({ path }) => findings.has(path)) : all;
}

function packageBlock(one: PackageReport, findings: readonly ReportFinding[], style: TextStyle) {
  const facts = [
    standingLine(one),
    one.digest === null ? null : `digest ${one.digest}`,
    describeHostLoad(one),
    one.load === null ? null : describeLoad(one.load),
    describePrerequisites(one),
    one.smoke === null ? null : describeSmoke(one.smoke),
  ];
  return [
    style.strong(visible(one.path)),
    ...facts.filter((fact) => fact !== null).flatMap((fact) => indented(fact, style)),
    ...findingLines(findings, style),
  ];
}

function standingLine(one: PackageReport): string {
  return `${describeIdentity(one)}: ${describeStanding(one).join(', ')}; ${filesOf(one)}`;
}

function skillLine(one: SkillReport): string {
  return `${shorten(one.name)}, skill without a package: ${describeSkillStanding(one).join(', ')}; ${filesOf(one)}`;
}

function filesOf({ files, leftOut }: PackageReport | SkillReport): string {
  return `${countOf(files, 'file')}${leftOut.length > 0 ? `, left out ${leftOut.join(', ')}` : ''}`;
}

function skillBlocks(report: Report, style: TextStyle): readonly Block[] {
  const { bySkill } = groupFindings(report);
  return listed(report, report.skills, bySkill).map((one) =>
    skillBlock(one, bySkill.get(one.path) ?? [], style),
  );
}

function skillBlock(one: SkillReport, findings: readonly ReportFinding[], style: TextStyle): Block {
  const facts = [skillLine(one), one.digest === null ? null : `digest ${one.digest}`];
  return [
    style.strong(visible(one.path)),
    ...facts.filter((fact) => fact !== null).flatMap((fact) => indented(fact, style)),
    ...findingLines(findings, style),
  ];
}

/** What has no finding, a line each, below what has: nobody scrolls past it to a finding. */
function quietBlocks(report: Report, style: TextStyle): readonly Block[] {
  const { byPackage, bySkill } = groupFindings(report);
  const packages = report.packages.filter(({ path }) => !byPackage.has(path));
  const skills = report.skills.filter(({ path }) => !bySkill.has(path));
  const manyPackages = report.packages.length > LISTED_PACKAGES;
  const manySkills = report.skills.length > LISTED_PACKAGES;
  const named = [
    ...(manyPackages ? [] : packages).map((one) => [one.path, standingLine(one), smokeOf(one)]),
    ...(manySkills ? [] : skills).map((one) => [one.path, skillLine(one), '']),
  ].flatMap(([path = '', ...facts]) =>
    indented(`${shorten(path)}: ${facts.filter((fact) => fact !== '').join('; ')}`, style),
  );
  const counted = [
    ...(manyPackages && packages.length > 0 ? [countOf(packages.length, 'package')] : []),
    ...(manySkills && skills.length > 0 ? [countOf(skills.length, 'skill')] : []),
  ].map((count) => `${count} without findings not listed here`);
  // Without any finding those that are few have blocks of their own.
  const own = report.findings.length === 0 || named.length === 0;
  return [
    own ? [] : [style.strong('Without findings'), ...named],
    ...counted.map((line) => [line]),
  ];
}

function smokeOf({ smoke }: PackageReport): string {
  return smoke === null ? '' : describeSmoke(smoke);
}

function registryBlock(report: Report, style: TextStyle): Block {
  if (report.registry === null) return [];
  const { registry } = groupFindings(report);
  return [
    style.strong(visible(report.registry.path)),
    ...indented(describeRows(report.registry), style),
    ...findingLines(registry, style),
  ];
}

function otherBlock(report: Report, style: TextStyle): Block {
  return findingLines(groupFindings(report).other, style).slice(1);
}

/** Each place once, after an empty line. */
function findingLines(findings: readonly ReportFinding[], style: TextStyle): Block {
  return bySamePlace(findings).flatMap(([first, ...rest]) => [
    '',
    ...renderFinding(first, style),
    ...rest.flatMap((finding) => renderAlso(finding, first, style)),
  ]);
}

function changesBlock(report: Report, style: TextStyle): Block {
  const title = describeComparison(report);
  if (report.changes === null || title === null) return [];
  return [
    style.strong(visible(title)),
    ...report.changes.map(
      ({ id, change, verdict }) =>
        `  ${style.verdict[verdict](verdict)} ${visible(shorten(id))} ${visible(change)}`,
    ),
  ];
}

function notCheckedBlock(report: Report, style: TextStyle): Block {
  if (report.notChecked.length === 0) return [];
  const shown = report.notChecked.slice(0, LISTED_NOT_CHECKED);
  const rest = report.notChecked.length - shown.length;
  return [
    style.strong('Not checked'),
    ...shown.flatMap(({ what, why }) => indented(`${what}: ${why}`, style)),
    ...(rest > 0 ? [`  and ${groupDigits(rest)} more; the JSON report lists them`] : []),
  ];
}

function lastLine(report: Report, style: TextStyle): string {
  const verdict = style.strong(style.verdict[report.verdict](report.verdict));
  const reason = report.reason === null ? '' : `${visible(shorten(report.reason, LONGEST))}; `;
  const left = report.notChecked.length;
  const notChecked =
    left === 0 ? 'nothing left unchecked' : `${countOf(left, 'thing')} not checked`;
  return `${verdict}: ${reason}${describeCounts(report.counts)}; checked ${describeChecked(report)}; ${notChecked}`;
}

function indented(text: string, style: TextStyle): readonly string[] {
  const cells = style.width === null ? null : style.width - 4;
  return wrap(visible(shorten(text, LONGEST)), cells).map(
    (line, at) => `${at === 0 ? '  ' : '    '}${line}`,
  );
}
