// `plugin-gate pin [REGISTRY]`: writes what a machine knows into the rows, in place.
import type { Command } from 'commander';
import type { PinReport } from '../../report/pin-report.ts';
import type { CommandContext } from '../main.ts';
import { printJson } from '../print-json.ts';
import { ProgressLine } from '../progress-line.ts';

interface PinOptions {
  readonly check?: boolean;
  readonly clioVersion: string;
  readonly json?: boolean;
}

export function addPin(program: Command, { terminal, end }: CommandContext): void {
  program
    .command('pin')
    .description(
      'write kind, version, description, requires, provides, sha256 and order of local rows, in place',
    )
    .argument('[registry]', 'the registry file, or a directory that holds one', '.')
    .option('--check', 'write nothing; exit 1 if pinning would change the file')
    .option('--clio-version <version>', 'judge for this host version', 'auto')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nComments, category, audit and the format of untouched rows stay. Packages below the registry get a\nrow, none is removed. If one package is not fit to be pinned, nothing is written.\n\nExamples:\n  plugin-gate pin library\n  plugin-gate pin library/registry.yaml --check',
    )
    .action(async (path: string, options: PinOptions) => {
      const { pinRegistry } = await import('../../usecases/pin.ts');
      const { renderPin, pinJson } = await import('../../report/pin-text.ts');
      const check = options.check ?? false;
      const progress = new ProgressLine(terminal);
      let result: PinReport;
      try {
        result = pinRegistry({
          cwd: terminal.cwd,
          path,
          clioVersion: options.clioVersion,
          check,
          env: terminal.env,
          progress: progress.tell,
        });
      } finally {
        progress.clear();
      }
      if (options.json) printJson(terminal, pinJson(result));
      else terminal.out(renderPin(result, { color: terminal.color, width: terminal.width }));
      end(result.refusals.length > 0 || (check && result.changed) ? 1 : 0);
    });
}
