import type { FieldTable } from './fields.ts';
export declare const agentFields: FieldTable;
export declare const toolFields: FieldTable;
export declare const budgetFields: FieldTable;
