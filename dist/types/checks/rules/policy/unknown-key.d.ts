import type { Rule } from '../../rule.ts';
export declare const rule: Rule;
