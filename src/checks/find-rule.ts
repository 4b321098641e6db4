// Looks rules up by id. The one place that knows the whole table.
import { byCodeUnits } from '../base/order.ts';
import type { Rule } from './rule.ts';
import { rules } from './rules/index.ts';

let table: ReadonlyMap<string, Rule> | null = null;

/** The rule with this id, or null. */
export function findRule(id: string): Rule | null {
  table ??= new Map(rules.map((rule) => [rule.id, rule]));
  return table.get(id) ?? null;
}

/** Every rule id, sorted. */
export function ruleIds(): readonly string[] {
  return rules.map((rule) => rule.id).toSorted(byCodeUnits);
}
