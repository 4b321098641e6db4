import type { Place } from '../base/finding.ts';
import type { Registry, Row, RowKey } from './registry.ts';
/** The place of the value of `key`; of the row where the key is missing. */
export declare function rowPlace(registry: Registry, row: Row, key: RowKey): Place;
