import type { FieldTable } from './fields.ts';
export declare const newestFleetVersion = 5;
/** A step that is right in every version up to 3. */
export declare const stepSample = "{id: read, agent: reader, scope: readonly}";
export declare const fleetFields: FieldTable;
export declare const stepFields: FieldTable;
/** What a loop holds; that it is a loop at all was judged where it stands. */
export declare const loopFields: FieldTable;
