// `plugin-gate pin [REGISTRY]`: writes what a machine knows into the rows, in place.
import type { Command } from 'commander';
import type { CommandContext } from '../main.ts';

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
      const result = pinRegistry({
        cwd: terminal.cwd,
        path,
        clioVersion: options.clioVersion,
        check,
      });
      terminal.out(
        options.json
          ? `${JSON.stringify(pinJson(result), null, 2)}\n`
          : renderPin(result, { color: terminal.color, width: terminal.width }),
      );
      end(result.refusals.length > 0 || (check && result.changed) ? 1 : 0);
    });
}
