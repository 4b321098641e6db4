// Findings as Markdown for the job summary: one list item each, worst first, in chunks that can be left
// out one by one. Every value goes through the Markdown escaper here.
import { markdownCode, markdownProse } from '../base/markdown.ts';
import { shorten } from '../base/quote.ts';
import type { Section } from './fit-sections.ts';
import { pasteLines } from './paste-lines.ts';
import type { ReportFinding } from './report.ts';
import { bySamePlace, saysAgain } from './same-place.ts';
import { worstFirst } from './severity-order.ts';

/** Findings in one section; a package with more has several. */
const CHUNK = 50;
/** Characters kept of one part of a finding. */
const PART = 600;

export type RepositoryPath = (path: string) => string | null;

/** Sections with the findings about one thing. `title` is Markdown. */
export function findingSections(
  title: string,
  findings: readonly ReportFinding[],
  repositoryPath: RepositoryPath,
): readonly Section[] {
  const sorted = worstFirst(findings);
  const sections: Section[] = [];
  for (let at = 0; at < sorted.length; at += CHUNK) {
    const chunk = sorted.slice(at, at + CHUNK);
    const span =
      sorted.length > CHUNK ? ` (${at + 1} to ${at + chunk.length} of ${sorted.length})` : '';
    const items = bySamePlace(chunk).map(([first, ...rest]) =>
      findingItem(first, rest, repositoryPath),
    );
    sections.push({
      what: 'findings',
      text: `### Findings in ${title}${span}\n\n${items.join('\n')}`,
      rank: rankOf(chunk, at / CHUNK),
    });
  }
  return sections;
}

/** Between 5 and 6: errors before warnings before notes, then the first chunk of all before any second. */
function rankOf(chunk: readonly ReportFinding[], number: number): number {
  const worst = chunk[0]?.severity;
  const level = worst === 'error' ? 0 : worst === 'warning' ? 0.3 : 0.6;
  return 5 + level + Math.min(number, 999) / 10_000;
}

function findingItem(
  finding: ReportFinding,
  others: readonly ReportFinding[],
  repositoryPath: RepositoryPath,
): string {
  const { place } = finding;
  const where = [
    repositoryPath(place.file) ?? place.file,
    place.line,
    place.line === null ? null : place.column,
  ];
  const lines = [
    `**${finding.severity}** ${markdownCode(where.filter((part) => part !== null).join(':'))} ${prose(finding.message)}`,
    comparison(finding),
    `${fixText(finding)} <sub>${markdownCode(finding.rule)}</sub>`,
    ...others.map((other) => alsoLine(other, finding)),
  ];
  return `- ${lines.filter((line) => line !== null).join('<br>')}`;
}

/** Another finding at the same place; what both say to do is said once. */
function alsoLine(other: ReportFinding, first: ReportFinding): string {
  const fix = saysAgain(other.fix, first.fix) ? '' : `<br>${fixText(other)}`;
  return `Also **${other.severity}** ${prose(other.message)}${fix} <sub>${markdownCode(other.rule)}</sub>`;
}

function fixText({ fix }: ReportFinding): string {
  return `Fix: ${pasteLines(fix).map(prose).join('<br>')}`;
}

function comparison({ found, expected }: ReportFinding): string | null {
  const parts = [
    found === null ? null : `found ${prose(found)}`,
    expected === null ? null : `expected ${prose(expected)}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}

function prose(text: string): string {
  return markdownProse(shorten(text, PART));
}
