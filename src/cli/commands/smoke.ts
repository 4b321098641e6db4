// `plugin-gate smoke PATH|ROW…`: the smoke install, in directories that are thrown away.
import type { Command } from 'commander';
import type { CommandContext } from '../main.ts';
import { printJson } from '../print-json.ts';
import { ProgressLine } from '../progress-line.ts';
import { remoteSettings } from '../remote-settings.ts';
import { addReadOptions, type ReadFlags } from './lifecycle-options.ts';

interface SmokeFlags extends ReadFlags {
  readonly registry?: string;
}

export function addSmoke(program: Command, { terminal, end }: CommandContext): void {
  const command = program
    .command('smoke')
    .description('prove that packages install, load and go away again, in throw-away directories')
    .argument('<target...>', 'directories to search for packages, or rows as kind:name')
    .option(
      '--registry <file>',
      'rows and requirements come from here (default: PATH/registry.yaml or PATH/library/registry.yaml)',
    );
  addReadOptions(command)
    .addHelpText(
      'after',
      '\nNothing of a package is executed. Exit code 3: a package could not be tried.\n\nExamples:\n  plugin-gate smoke library\n  plugin-gate smoke ./my-kit --registry library/registry.yaml\n  plugin-gate smoke skill:pin-mismatch --registry library/registry.yaml --json',
    )
    .action(async (targets: readonly string[], flags: SmokeFlags) => {
      const { smokePackages } = await import('../../usecases/smoke.ts');
      const { processHost } = await import('../../usecases/process-host.ts');
      const { untilInterrupted } = await import('../../usecases/until-interrupted.ts');
      const progress = new ProgressLine(terminal);
      await untilInterrupted(async (signal) => {
        const { results } = await smokePackages({
          cwd: terminal.cwd,
          targets,
          registry: flags.registry ?? null,
          clioVersion: flags.clioVersion,
          host: processHost(terminal.cwd, terminal.env),
          settings: remoteSettings(terminal.env, null),
          environment: terminal.env,
          progress: (done, of) => progress.tell('smoke installs', done, of),
          signal,
        }).finally(() => progress.clear());
        if (flags.json) {
          const { smokeJson } = await import('../../usecases/lifecycle-json.ts');
          printJson(terminal, smokeJson({ results }));
        } else {
          const { renderSmoke } = await import('../../report/smoke-text.ts');
          terminal.out(renderSmoke(results, { color: terminal.color }));
        }
        const { smokeExitCode } = await import('../../usecases/smoke-report.ts');
        end(smokeExitCode(results));
      });
    });
}
