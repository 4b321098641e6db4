// `plugin-gate capabilities check`: the rules of the area. The JSON report, and text where a person looks.
// Specification: surfaces page, "`capabilities check` prints the JSON report".
import { type Command, Option } from 'commander';
import type { FailOn } from '../../checks/verdict.ts';
import type { CommandContext } from '../main.ts';
import { type PlaceOptions, placeRequest, withProgress } from './capabilities-options.ts';

interface CheckOptions extends PlaceOptions {
  readonly failOn: FailOn;
  readonly text?: boolean;
  readonly policy?: string;
}

export function addCapabilitiesCheck(parent: Command, { terminal, end }: CommandContext): Command {
  return parent
    .command('check')
    .description('check a store and its plugins: broken entries, collisions, published copies')
    .option('--text', 'print text although nobody looks (default in a terminal; else JSON)')
    .option('--policy <file>', 'the policy (default: plugin-gate.yaml in the working directory)')
    .addOption(
      new Option('--fail-on <level>', 'what makes the run fail')
        .choices(['error', 'warning', 'needs-review'])
        .default('error'),
    )
    .addHelpText(
      'after',
      '\nExamples:\n  plugin-gate capabilities check --text\n  plugin-gate capabilities check --inventory inventory.json > report.json',
    )
    .action(async (options: CheckOptions) => {
      const { checkCapabilitiesAt } = await import('../../usecases/capabilities-check.ts');
      const { exitCodeOf } = await import('../../checks/verdict.ts');
      const report = withProgress(terminal, (progress) =>
        checkCapabilitiesAt({
          ...placeRequest(terminal.cwd, options),
          failOn: options.failOn,
          env: terminal.env,
          policy: options.policy ?? null,
          progress,
        }),
      );
      if (options.json || (!options.text && !terminal.interactive)) {
        const { renderJson } = await import('../../report/json.ts');
        terminal.out(renderJson(report));
      } else {
        const { renderText } = await import('../../report/text.ts');
        terminal.out(renderText(report, { color: terminal.color, width: terminal.width }));
      }
      end(exitCodeOf(report.verdict, options.failOn));
    });
}
