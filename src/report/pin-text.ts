// What pinning did, as text and as JSON. Every line leaves through `guardLogLine`.
import { guardLogLine, visible } from '../base/escape.ts';
import { shorten } from '../base/quote.ts';
import type { JudgedFinding } from '../checks/judge.ts';
import { countOf } from './counts.ts';
import type { PinReport } from './pin-report.ts';
import { renderFinding } from './text-finding.ts';
import { textStyle } from './text-style.ts';

const MOST_WARNINGS = 20;

/** The result for a terminal or a log; ends with a line feed. */
export function renderPin(
  report: PinReport,
  options: { readonly color: boolean; readonly width: number | null },
): string {
  const style = textStyle(options.color, options.width);
  const lines = [
    ...report.refusals.flatMap((finding) => [...renderFinding(finding, style), '']),
    ...report.changes.map(
      ({ id, change, keys }) =>
        `  ${change === 'added' ? 'add   ' : 'update'} ${visible(shorten(id))}: ${keys.join(', ')}`,
    ),
    ...(report.sorted ? ['  sort   rows by name'] : []),
    ...report.warnings.slice(0, MOST_WARNINGS).flatMap(warningLines),
    ...(report.warnings.length > MOST_WARNINGS
      ? [`  warning and ${report.warnings.length - MOST_WARNINGS} more: run plugin-gate check`]
      : []),
    ...report.notChecked.map(
      ({ what, why }) =>
        `  not checked: ${visible(shorten(what, 600))} (${visible(shorten(why, 600))})`,
    ),
    ...(report.undecided === null ? [] : [`  could not decide: ${visible(report.undecided)}`]),
    visible(lastLine(report)),
  ];
  return `${lines.map(guardLogLine).join('\n')}\n`;
}

function warningLines({ message, fix }: JudgedFinding): readonly string[] {
  return [`  warning ${visible(shorten(message, 2_000))}`, `          fix: ${visible(fix)}`];
}

function lastLine(report: PinReport): string {
  if (report.refusals.length > 0) {
    return `${report.path} was not written: ${countOf(report.refusals.length, 'fault')} to put right first`;
  }
  if (!report.changed) return `${report.path} is what its packages say; nothing to write`;
  return report.written
    ? `${report.path} written`
    : `${report.path} is not what its packages say; run plugin-gate pin to write it`;
}

/** The result as a value for JSON output, version 1. */
export function pinJson(report: PinReport): object {
  const { path, changed, written, sorted, changes, refusals, warnings } = report;
  return {
    version: 1,
    path,
    changed,
    written,
    sorted,
    changes,
    refusals: refusals.map(findingJson),
    warnings: warnings.map(findingJson),
    notChecked: report.notChecked,
    undecided: report.undecided,
  };
}

function findingJson(finding: JudgedFinding): object {
  const { rule, severity, message, place, row, expected, found, fix } = finding;
  const { file, line, column } = place;
  return { rule, severity, message, file, line, column, row, expected, found, fix };
}
