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
export declare function placeIn(reader: FieldReader, span: {
    readonly start: number;
    readonly end: number;
}): Place;
/** The noun with its article. */
export declare function article(noun: string): string;
