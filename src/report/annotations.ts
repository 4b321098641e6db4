// Findings as workflow commands, so that GitHub shows them beside the lines of a pull request.
// GitHub keeps ten of each level a step: the worst come first, the tenth counts the rest.
// Specification: surfaces page, "Annotations". The verdict is never an annotation.
import { forCommandData, forCommandProperty } from '../base/escape.ts';
import { shorten } from '../base/quote.ts';
import type { Severity } from '../checks/rule.ts';
import { countOf } from './counts.ts';
import { pasteLines } from './paste-lines.ts';
import type { Report, ReportFinding } from './report.ts';
import { worstFirst } from './severity-order.ts';
import { placeText } from './text-finding.ts';

const EACH = 10;
/** Characters of one part (message, found, expected, fix) of an annotation. */
const PART = 1_000;

export interface AnnotationOptions {
  /** Path of a report file relative to the repository, or null when it lies outside. */
  readonly repositoryPath: (path: string) => string | null;
  /** Where the findings are that have no annotation, such as `the job summary`. */
  readonly restIn: string;
}

/** One workflow command a line, each ending with a line feed; empty when there is nothing to say. */
export function renderAnnotations(report: Report, options: AnnotationOptions): string {
  const sorted = worstFirst(report.findings);
  return (['error', 'warning', 'note'] as const)
    .flatMap((severity) => {
      const level = sorted.filter((finding) => finding.severity === severity);
      const shown = level.length > EACH ? level.slice(0, EACH - 1) : level;
      const rest = level.length - shown.length;
      const commands = shown.map((finding) => annotation(finding, options));
      if (rest > 0) {
        const words = countOf(rest, severity).replace(' ', ' more ');
        commands.push(command(severity, {}, [`${words} in ${options.restIn}`]));
      }
      return commands;
    })
    .map((line) => `${line}\n`)
    .join('');
}

function annotation(finding: ReportFinding, options: AnnotationOptions): string {
  const { place } = finding;
  const file = options.repositoryPath(place.file);
  const properties: Record<string, string | number | null> = {
    file,
    line: file === null ? null : place.line,
    col: file === null || place.line === null ? null : place.column,
    endColumn: file === null || place.line === null ? null : place.endColumn,
    title: finding.rule,
  };
  const outside = file === null ? `${placeText(place)} ` : '';
  const details = [
    finding.found === null ? null : `found: ${shorten(finding.found, PART)}`,
    finding.expected === null ? null : `expected: ${shorten(finding.expected, PART)}`,
    ...pasteLines(`fix: ${finding.fix}`).map((line) => shorten(line, PART)),
  ].filter((line) => line !== null);
  const message = `${outside}${shorten(finding.message, PART)}`;
  return command(finding.severity, properties, [message, ...details]);
}

function command(
  severity: Severity,
  properties: Readonly<Record<string, string | number | null>>,
  lines: readonly string[],
): string {
  const name = severity === 'note' ? 'notice' : severity;
  const list = Object.entries(properties)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key}=${forCommandProperty(String(value))}`)
    .join(',');
  return `::${name}${list === '' ? '' : ` ${list}`}::${forCommandData(lines)}`;
}
