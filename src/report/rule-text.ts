// A rule as text for a terminal, and the list of all rules. Rules are our own words, but their examples
// hold what others would hide: it is shown.
import { forLog } from '../base/escape.ts';
import type { Rule } from '../checks/rule.ts';

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : `    ${line}`))
    .join('\n');
}

/** One rule: what, why, fix, example, messages. */
export function renderRule(rule: Rule): string {
  const level = [
    rule.severity,
    ...(rule.boundary === null ? [] : [rule.boundary]),
    ...(rule.review === true ? ['asks for a person'] : []),
    ...(rule.strict === undefined ? [] : [`${rule.strict} under a strict policy`]),
  ].join(', ');
  return [
    `${rule.id} (${level}, since ${rule.since})`,
    `  ${rule.summary}`,
    '',
    `  Why: ${rule.why}`,
    `  Fix: ${rule.fix}`,
    '',
    '  Fires on:',
    indented(rule.example.bad.trimEnd()),
    '  Put right:',
    indented(rule.example.good.trimEnd()),
    '',
    '  Messages:',
    ...Object.entries(rule.messages).map(([id, situation]) => `    ${id}: ${situation}`),
    '',
  ]
    .flatMap((part) => part.split('\n'))
    .map(forLog)
    .join('\n');
}

/** One line a rule: id, severity, summary. */
export function renderRuleList(rules: readonly Rule[]): string {
  const width = Math.max(...rules.map((rule) => rule.id.length));
  return rules
    .map((rule) => `${rule.id.padEnd(width)}  ${rule.severity.padEnd(7)}  ${rule.summary}\n`)
    .join('');
}
