import type { Rule } from './rule.ts';
/** The rule with this id, or null. */
export declare function findRule(id: string): Rule | null;
/** Every rule id, sorted. */
export declare function ruleIds(): readonly string[];
