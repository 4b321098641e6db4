import { type ParsedYaml } from '../base/yaml.ts';
export interface RowsBefore {
    readonly parsed: ParsedYaml;
    /** Offset of the first row that is not read. */
    readonly end: number;
}
/** The text up to the last row that begins before `error` and leaves something readable, or null. */
export declare function rowsBefore(text: string, error: number): RowsBefore | null;
