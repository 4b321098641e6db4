import type { Rule } from '../rule.ts';
export declare const rules: readonly Rule[];
