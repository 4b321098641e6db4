// `plugin-gate doctor`: names and repairs what a crash left; never deletes the only copy of anything.
import type { Command } from 'commander';
import { Fault } from '../../base/fault.ts';
import type { PluginScope } from '../../lifecycle/types.ts';
import type { CommandContext } from '../main.ts';
import { printJson } from '../print-json.ts';
import { scopeOption } from './lifecycle-options.ts';

interface DoctorFlags {
  readonly scope?: PluginScope;
  readonly unlock?: boolean;
  readonly force?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

export function addDoctor(program: Command, { terminal, end }: CommandContext): void {
  program
    .command('doctor')
    .description('find and repair what an interrupted change left behind')
    .addOption(scopeOption())
    .option('--unlock', 'take away a lock whose owner is gone')
    .option('--force', 'with --unlock: also a lock that does not say whose it is')
    .option('--dry-run', 'only say what would be done')
    .option('--json', 'print JSON, version 1')
    .addHelpText(
      'after',
      '\nExamples:\n  plugin-gate doctor\n  plugin-gate doctor --unlock\n  plugin-gate doctor --scope project --dry-run --json',
    )
    .action(async (flags: DoctorFlags) => {
      if (flags.force && !flags.unlock) {
        throw new Fault('usage', '--force needs --unlock', 'give both, or neither');
      }
      const { doctorPlugins, listInstalledPlugins } = await import(
        '../../usecases/lifecycle-calls.ts'
      );
      const { processHost } = await import('../../usecases/process-host.ts');
      const { untilInterrupted } = await import('../../usecases/until-interrupted.ts');
      await untilInterrupted(async () => {
        const dryRun = flags.dryRun ?? false;
        const where = {
          host: processHost(terminal.cwd, terminal.env),
          ...(flags.scope === undefined ? {} : { scope: flags.scope }),
        };
        const result = doctorPlugins(terminal.cwd, {
          ...where,
          unlock: flags.unlock ?? false,
          force: flags.force ?? false,
          dryRun,
        });
        const ok = result.diagnostics.every(({ type }) => type !== 'error');
        if (flags.json) printJson(terminal, { version: 1, ok, dryRun, ...result });
        else {
          const { brokenCopies, renderDoctor } = await import(
            '../../report/lifecycle-doctor-text.ts'
          );
          const { plugins } = listInstalledPlugins(terminal.cwd, { ...where, all: true });
          terminal.out(renderDoctor(result, dryRun, brokenCopies(plugins, result)));
        }
        end(ok ? 0 : 1);
      });
    });
}
