import type { Place } from '../base/finding.ts';
import type { ReportFinding } from './report.ts';
import { type TextStyle } from './text-style.ts';
/** `file:line:column` as far as known. */
export declare function placeText(place: Place): string;
export declare function renderFinding(finding: ReportFinding, style: TextStyle): readonly string[];
/**
 * Another finding at the same place, below `first`, which was printed whole: without the place, and without
 * what `first` says in other letters.
 */
export declare function renderAlso(finding: ReportFinding, first: ReportFinding, style: TextStyle): readonly string[];
