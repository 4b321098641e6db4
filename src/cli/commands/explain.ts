// `plugin-gate explain RULE`: what a rule says, why, how to fix it, and an example.
import type { Command } from 'commander';
import { Fault } from '../../base/fault.ts';
import { nearestOf } from '../../base/nearest.ts';
import { quote } from '../../base/quote.ts';
import type { CommandContext } from '../main.ts';
import { printJson } from '../print-json.ts';

export function addExplain(program: Command, { terminal }: CommandContext): void {
  program
    .command('explain')
    .description('say what a rule means, why it matters and how to fix it')
    .argument('[rule]', 'rule id, as findings print it; without one, every rule is listed')
    .option('--json', 'print the rule as JSON')
    .addHelpText('after', '\nExamples:\n  plugin-gate explain\n  plugin-gate explain row/sha256')
    .action(async (id: string | undefined, options: { json?: boolean }) => {
      const { findRule, ruleIds } = await import('../../checks/find-rule.ts');
      const { renderRule, renderRuleList } = await import('../../report/rule-text.ts');
      if (id === undefined) {
        const rules = ruleIds().flatMap((known) => findRule(known) ?? []);
        if (options.json) printJson(terminal, { version: 1, rules });
        else terminal.out(renderRuleList(rules));
        return;
      }
      const rule = findRule(id);
      if (rule === null) {
        const near = nearestOf(id, ruleIds());
        throw new Fault(
          'usage',
          `no rule is called ${quote(id)}`,
          near === null ? 'run plugin-gate explain for the list' : `did you mean ${near}?`,
        );
      }
      if (options.json) printJson(terminal, { version: 1, rule });
      else terminal.out(renderRule(rule));
    });
}
