import type { Place } from '../base/finding.ts';
import type { ReportFinding } from './report.ts';
import { type TextStyle } from './text-style.ts';
/** `file:line:column` as far as known. */
export declare function placeText(place: Place): string;
export declare function renderFinding(finding: ReportFinding, style: TextStyle): readonly string[];
