// Whose fields are being read, and how findings about them are named and placed.
import type { Place } from '../../base/finding.ts';
import type { Source } from '../../base/source.ts';
import type { FileJudgement } from './file-judgement.ts';

export interface FieldReader {
  readonly source: Source;
  readonly judgement: FileJudgement;
  /** Whose rules are named: `agent/…` or `fleet/…`. */
  readonly area: 'agent' | 'fleet';
  /** What a person calls the file: `agent`, `fleet`, `playbook`. */
  readonly noun: string;
  /** Stated version of the format, or the newest one where it is not readable. */
  readonly version: number;
  /** True where a host refuses fields it does not know. */
  readonly closed: boolean;
}

/** Place of a span of the reader's file. */
export function placeIn(
  reader: FieldReader,
  span: { readonly start: number; readonly end: number },
): Place {
  return reader.source.place(span.start, span.end);
}

/** The noun with its article. */
export function article(noun: string): string {
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}
