// What doctor found and did, as text. Prints nothing itself; every line leaves through `forLog`.
import { forLog } from '../base/escape.ts';
import type { DoctorFinding, DoctorResult } from '../lifecycle/doctor-finding.ts';
import type { InstalledPlugin } from '../lifecycle/types.ts';
import { countOf } from './counts.ts';
import { diagnosticLines } from './lifecycle-change-text.ts';

/** Findings with their commands, then what could not be done, then copies that do not load, then the counts. */
export function renderDoctor(
  { findings, diagnostics }: DoctorResult,
  dryRun: boolean,
  broken: readonly InstalledPlugin[] = [],
): string {
  const lines = [
    ...findings.flatMap(({ scope, path, message, commands }) => [
      `${scope} ${path}`,
      `  ${message}`,
      ...commands.map((command, at) => `  ${at === 0 ? 'restore it: ' : 'delete it:  '}${command}`),
    ]),
    ...diagnostics.flatMap(diagnosticLines),
    ...broken.flatMap((copy) => [
      `${copy.scope} ${copy.path}`,
      ...copy.diagnostics.flatMap(diagnosticLines),
    ]),
    lastLine(findings, diagnostics.length, dryRun, broken.length),
  ];
  return lines.map((line) => `${forLog(line)}\n`).join('');
}

/**
 * The copies that no crash left but that still do not load. One that has a finding of its own, or whose
 * fault is that of the whole state, was told with that.
 */
export function brokenCopies(
  plugins: readonly InstalledPlugin[],
  { findings, diagnostics }: DoctorResult,
): readonly InstalledPlugin[] {
  const told = new Set(diagnostics.map(({ message }) => message));
  const found = new Set(findings.map(({ scope, id }) => `${scope}:${id ?? ''}`));
  return plugins.flatMap((copy) => {
    const rest = copy.diagnostics.filter(({ message }) => !told.has(message));
    if (copy.valid || rest.length === 0 || found.has(`${copy.scope}:${copy.id}`)) return [];
    return [{ ...copy, diagnostics: rest }];
  });
}

function lastLine(
  findings: readonly DoctorFinding[],
  told: number,
  dryRun: boolean,
  broken: number,
): string {
  if (findings.length + told + broken === 0) return 'nothing was left behind';
  const copies =
    broken === 0 ? [] : [`${countOf(broken, 'installed copy', 'installed copies')} not valid`];
  if (dryRun) {
    return [`${countOf(findings.length, 'leftover')}; nothing was changed`, ...copies].join('; ');
  }
  const left = findings.filter(({ action }) => action === 'kept' || action === 'left').length;
  const done = findings.length - left;
  return [
    ...(done === 0 ? [] : [`${countOf(done, 'leftover')} repaired`]),
    ...(left === 0 && done > 0
      ? []
      : [`${countOf(left, 'leftover')}${left === 0 ? '' : ' still there'}`]),
    ...copies,
  ].join('; ');
}
