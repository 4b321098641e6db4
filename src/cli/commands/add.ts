// `plugin-gate add URL`: a new row from a GitHub tree URL.
import type { Command } from 'commander';
import type { CommandContext } from '../main.ts';
import { printJson } from '../print-json.ts';
import { ProgressLine } from '../progress-line.ts';
import { remoteSettings } from '../remote-settings.ts';

interface AddOptions {
  readonly registry?: string;
  readonly clioVersion: string;
  readonly cache?: string;
  readonly json?: boolean;
}

export function addAdd(program: Command, { terminal, end }: CommandContext): void {
  program
    .command('add')
    .description('fetch and verify a package on GitHub, and write a row for it, in place')
    .argument('<url>', 'https://github.com/OWNER/REPO/tree/TAG[/PATH]')
    .option('--registry <file>', 'the registry (default: registry.yaml or library/registry.yaml)')
    .option('--clio-version <version>', 'judge for this host version', 'auto')
    .option(
      '--cache <dir>',
      'keep fetched packages in DIR, and take them from there (default: none)',
    )
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nNothing is written where the package would not pass, its requirements have no rows, or its name has one.\n\nExamples:\n  plugin-gate add https://github.com/owner/repo/tree/v1.2.0/kits/read-kit\n  plugin-gate add https://github.com/owner/repo/tree/v1.2.0 --registry catalogue/registry.yaml',
    )
    .action(async (url: string, options: AddOptions) => {
      const { addRow } = await import('../../usecases/add.ts');
      const { renderPin, pinJson } = await import('../../report/pin-text.ts');
      const progress = new ProgressLine(terminal);
      const result = await addRow({
        cwd: terminal.cwd,
        url,
        registry: options.registry ?? null,
        settings: remoteSettings(terminal.env, options.cache ?? null),
        environment: terminal.env,
        clioVersion: options.clioVersion,
        progress: progress.tell,
      }).finally(() => progress.clear());
      if (options.json) printJson(terminal, pinJson(result));
      else terminal.out(renderPin(result, { color: terminal.color, width: terminal.width }));
      end(result.refusals.length > 0 ? 1 : 0);
    });
}
