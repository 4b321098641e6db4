// What is told of a row or a new package that a Clio host refuses: every reason, up to a bound, and the command
// that shows the rest. Pure. Specification: registry page, "Row against package".
import type { FindingDraft, Place } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import { joinRelative } from '../base/relative-path.ts';
import type { PluginCandidate } from '../manifest/manifest.ts';
import { shellWord } from './shell-word.ts';

/** Reasons that are shown with their places. */
const MOST_REASONS = 8;

export interface NotAdmitted {
  readonly draft: Omit<FindingDraft, 'place'>;
  /** Where the first reason is, relative to the registry's folder; null where none is known. */
  readonly first: Place | null;
}

/** The finding for the package at `path` (relative to the registry's folder); `shown` as a reader types it. */
export function notAdmitted(path: string, shown: string, candidate: PluginCandidate): NotAdmitted {
  const reasons = candidate.diagnostics.filter((one) => one.refuses);
  const first = reasons[0];
  const more = reasons.length > 1 ? ` (and ${reasons.length - 1} more)` : '';
  const command = `plugin-gate check ${shellWord(shown)}`;
  const placed = reasons.slice(0, MOST_REASONS).map((one) => ({
    message: one.message,
    place: { ...one.place, file: joinRelative(path, one.place.file) },
  }));
  return {
    first: placed[0]?.place ?? null,
    draft: {
      rule: 'row/package-not-admitted',
      messageId: 'not-admitted',
      message: `a Clio host refuses the package at ${quote(path)}${first === undefined ? '' : `: ${first.message}${more}`}`,
      found: path,
      expected: 'a package that a host admits',
      fix: fixOf(first?.fix ?? null, reasons.length, command),
      related: placed,
    },
  };
}

function fixOf(first: string | null, count: number, command: string): string {
  if (count > 1) return `mend all ${count}, each with its fix in: ${command}`;
  return first === null ? `mend what this shows: ${command}` : `${first}; see also: ${command}`;
}
