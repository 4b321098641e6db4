// `plugin-gate check [PATH…]`: the main job. Inputs to the use case to a printer, nothing else.
import { type Command, Option } from 'commander';
import { Fault } from '../../base/fault.ts';
import type { FailOn } from '../../checks/verdict.ts';
import { type SourceChoice, sourceChoices } from '../../usecases/remote-choice.ts';
import type { CommandContext } from '../main.ts';
import { ProgressLine } from '../progress-line.ts';
import { remoteSettings } from '../remote-settings.ts';

interface CheckOptions {
  readonly registry?: string;
  readonly clioVersion: string;
  readonly failOn: FailOn;
  readonly base?: string;
  readonly policy?: string;
  readonly changedOnly?: boolean;
  readonly sources?: SourceChoice;
  readonly offline?: boolean;
  readonly cache?: string;
  readonly smoke?: boolean;
  readonly json?: boolean;
}

export function addCheck(program: Command, { terminal, end }: CommandContext): void {
  program
    .command('check')
    .description('check packages, skills, a registry, or all of them, by what PATH holds')
    .argument(
      '[path...]',
      'directories to search, a plugin.json, a SKILL.md or a registry (default: the working directory)',
    )
    .option(
      '--registry <file>',
      'the registry (default: PATH/registry.yaml or PATH/library/registry.yaml)',
    )
    .option('--clio-version <version>', 'judge for this host version', 'auto')
    .addOption(
      new Option('--fail-on <level>', 'what makes the run fail')
        .choices(['error', 'warning', 'needs-review'])
        .default('error'),
    )
    .option('--smoke', 'also install every package for real, in throw-away directories')
    .option('--base <ref>', 'judge what changed since the merge base of REF and HEAD')
    .option('--changed-only', 'look only at packages and rows that changed since the base')
    .addOption(
      new Option(
        '--sources <which>',
        'which rows on GitHub are fetched (default: changed with --base, else all)',
      ).choices(sourceChoices),
    )
    .option('--offline', 'fetch nothing, which is --sources none')
    .option(
      '--cache <dir>',
      'keep fetched packages in DIR, and take them from there (default: none)',
    )
    .option('--policy <file>', 'the policy (default: plugin-gate.yaml beside the registry)')
    .option('--json', 'print the report as JSON, version 1')
    .addHelpText(
      'after',
      '\nExamples:\n  plugin-gate check library\n  plugin-gate check . --json\n  plugin-gate check library --smoke\n  plugin-gate check skills/page-reader/SKILL.md\n  plugin-gate check --registry catalogue/registry.yaml --fail-on warning\n  plugin-gate check --base origin/main --changed-only\n  plugin-gate check catalogue --sources all --cache ~/.cache/plugin-gate',
    )
    .action(async (paths: readonly string[], options: CheckOptions) => {
      const { checkPaths } = await import('../../usecases/check.ts');
      const { exitCodeOf } = await import('../../checks/verdict.ts');
      const progress = new ProgressLine(terminal);
      if (options.changedOnly && options.base === undefined) {
        throw new Fault('usage', '--changed-only needs --base', 'name what to compare with');
      }
      const report = await checkPaths({
        cwd: terminal.cwd,
        paths: paths.length === 0 ? ['.'] : paths,
        registry: options.registry ?? null,
        clioVersion: options.clioVersion,
        failOn: options.failOn,
        base: options.base === undefined ? null : { kind: 'ref', ref: options.base },
        policy: options.policy ?? null,
        changedOnly: options.changedOnly ?? false,
        smoke: options.smoke ?? false,
        sources: sourcesOf(options),
        ...remoteSettings(terminal.env, options.cache ?? null),
        env: terminal.env,
        progress: progress.tell,
      }).finally(() => progress.clear());
      if (options.json) {
        const { renderJson } = await import('../../report/json.ts');
        terminal.out(renderJson(report));
      } else {
        const { renderText } = await import('../../report/text.ts');
        terminal.out(renderText(report, { color: terminal.color, width: terminal.width }));
      }
      end(exitCodeOf(report.verdict, options.failOn));
    });
}

/** Null: what there is a base for decides. Throws `Fault` (`usage`) for options that exclude each other. */
function sourcesOf({ sources, offline, base, changedOnly }: CheckOptions): SourceChoice | null {
  if (offline && sources !== undefined && sources !== 'none') {
    throw new Fault('usage', `--offline and --sources ${sources} exclude each other`, 'give one');
  }
  if (sources === 'changed' && base === undefined) {
    throw new Fault('usage', '--sources changed needs --base', 'name what to compare with');
  }
  if (sources === 'all' && changedOnly) {
    throw new Fault('usage', '--sources all and --changed-only exclude each other', 'give one');
  }
  return offline ? 'none' : (sources ?? null);
}
