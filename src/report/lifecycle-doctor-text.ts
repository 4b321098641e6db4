// What doctor found and did, as text. Prints nothing itself; every line leaves through `forLog`.
import { forLog } from '../base/escape.ts';
import type { DoctorResult } from '../lifecycle/doctor-finding.ts';
import { countOf } from './counts.ts';
import { diagnosticLines } from './lifecycle-change-text.ts';

/** Findings with their commands, then what could not be done, then the counts. */
export function renderDoctor({ findings, diagnostics }: DoctorResult, dryRun: boolean): string {
  const lines = [
    ...findings.flatMap(({ scope, path, message, commands }) => [
      `${scope} ${path}`,
      `  ${message}`,
      ...commands.map((command, at) => `  ${at === 0 ? 'restore it: ' : 'delete it:  '}${command}`),
    ]),
    ...diagnostics.flatMap(diagnosticLines),
    lastLine(findings.length, diagnostics.length, dryRun),
  ];
  return lines.map((line) => `${forLog(line)}\n`).join('');
}

function lastLine(found: number, told: number, dryRun: boolean): string {
  if (found === 0 && told === 0) return 'nothing was left behind';
  const what = countOf(found, 'leftover');
  return dryRun ? `${what}; nothing was changed` : what;
}
