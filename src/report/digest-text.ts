// The digest of a directory as text and as JSON. `HEX  PATH` goes to standard output, hex first; what a
// person should know besides goes to standard error, so that scripts can read the first line alone.
import { guardLogLine, visible } from '../base/escape.ts';
import type { DigestReport } from './digest-report.ts';

export interface DigestText {
  readonly out: string;
  readonly err: string;
}

/** `out` for standard output, `err` for standard error; each ends with a line feed or is empty. */
export function renderDigest(report: DigestReport): DigestText {
  const out = [
    ...(report.frames ?? []).map(
      ({ kind, path, length, sha256 }) =>
        `${kind.padEnd(9)} ${String(length).padStart(10)} ${sha256}  ${visible(path === '' ? '.' : path)}`,
    ),
    ...(report.digest === null ? [] : [`${report.digest}  ${visible(report.path)}`]),
    ...explanationLines(report),
  ];
  const err = [
    ...report.findings.map(
      ({ place, rule, message, fix }) =>
        `${visible(place.file)} ${rule} ${visible(message)}${fix === null ? '' : `\n    fix: ${visible(fix)}`}`,
    ),
    ...report.leftOut.map(
      (name) => `left out: ${visible(name)}, which a host deletes after cloning`,
    ),
    ...report.notChecked.map(({ what, why }) => `not checked: ${visible(what)} (${visible(why)})`),
    ...(report.digest === null ? [`${visible(report.path)} has no digest`] : []),
  ];
  return { out: textOf(out), err: textOf(err) };
}

function explanationLines({ explanation }: DigestReport): readonly string[] {
  if (explanation === null) return [];
  return [`expected ${explanation.expected}`, visible(explanation.says)];
}

function textOf(lines: readonly string[]): string {
  const single = lines.flatMap((line) => line.split('\n'));
  return single.map((line) => `${guardLogLine(line)}\n`).join('');
}

/** `{path, digest, files, bytes}` and, where asked for, frames and explanation. */
export function digestJson(report: DigestReport): object {
  const { path, digest, files, bytes, findings, leftOut, frames, explanation, notChecked } = report;
  return {
    version: 1,
    path,
    digest,
    files,
    bytes,
    leftOut,
    findings: findings.map(({ rule, message, place, fix }) => ({
      rule,
      message,
      file: place.file,
      fix,
    })),
    frames,
    explanation,
    notChecked,
  };
}
