import { type Parsed } from './parse-origin.ts';
import type { PluginInstallRecord } from './types.ts';
export declare const recordFields: readonly string[];
/** True for a record that `parseRecord` made. */
export declare function isCheckedRecord(record: PluginInstallRecord): boolean;
/** Checks a record; `field` is its path in the file, such as `installed.page-kit`. Unknown members pass. */
export declare function parseRecord(value: unknown, field: string): Parsed<PluginInstallRecord>;
