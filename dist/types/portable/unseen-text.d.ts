import { type Finding } from '../base/finding.ts';
import type { Source } from '../base/source.ts';
/** Findings for every run of unseen characters in the file, positions exact. */
export declare function unseenText(source: Source): readonly Finding[];
