import type { Rule } from '../checks/rule.ts';
/** One rule: what, why, fix, example, messages. */
export declare function renderRule(rule: Rule): string;
/** One line a rule: id, severity, summary. */
export declare function renderRuleList(rules: readonly Rule[]): string;
