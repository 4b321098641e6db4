// `plugin-gate pin [REGISTRY]`: writes what a machine knows into the rows, in place.
import type { Command } from 'commander';
import { Fault } from '../../base/fault.ts';
import type { PinReport } from '../../report/pin-report.ts';
import type { CommandContext } from '../main.ts';
import { printJson } from '../print-json.ts';
import { ProgressLine } from '../progress-line.ts';
import { remoteSettings } from '../remote-settings.ts';

interface PinOptions {
  readonly check?: boolean;
  readonly update: readonly string[];
  readonly offline?: boolean;
  readonly cache?: string;
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
    .option('--update <row>', 'rewrite this row from its source on GitHub; repeatable', collect, [])
    .option('--offline', 'leave rows on GitHub alone, without verifying them')
    .option(
      '--cache <dir>',
      'keep fetched packages in DIR, and take them from there (default: none)',
    )
    .option('--clio-version <version>', 'judge for this host version', 'auto')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nComments, category, audit and the format of untouched rows stay. Packages below the registry get a\nrow, none is removed. If one package is not fit to be pinned, nothing is written. Rows on GitHub are\nverified and not rewritten.\n\nExamples:\n  plugin-gate pin library\n  plugin-gate pin library/registry.yaml --check\n  plugin-gate pin catalogue --update plugin:read-kit',
    )
    .action(async (path: string, options: PinOptions) => {
      if (options.offline && options.update.length > 0) {
        throw new Fault('usage', '--offline and --update exclude each other', 'give one');
      }
      const { pinRegistry } = await import('../../usecases/pin.ts');
      const { checkRemotePins } = await import('../../usecases/remote-pins.ts');
      const { renderPin, pinJson } = await import('../../report/pin-text.ts');
      const check = options.check ?? false;
      const settings = remoteSettings(terminal.env, options.cache ?? null);
      const progress = new ProgressLine(terminal);
      let result: PinReport;
      try {
        const remote = options.offline
          ? null
          : await checkRemotePins({
              cwd: terminal.cwd,
              path,
              update: options.update,
              settings,
              environment: terminal.env,
              clioVersion: options.clioVersion,
              progress: progress.tell,
            });
        result = pinRegistry({
          cwd: terminal.cwd,
          path,
          clioVersion: options.clioVersion,
          check,
          serverUrl: settings.serverUrl ?? null,
          remote,
          env: terminal.env,
          progress: progress.tell,
        });
      } finally {
        progress.clear();
      }
      if (options.json) printJson(terminal, pinJson(result));
      else terminal.out(renderPin(result, { color: terminal.color, width: terminal.width }));
      const failed = result.refusals.length > 0 || (check && result.changed);
      end(failed ? 1 : result.undecided === null ? 0 : 3);
    });
}

function collect(row: string, rows: readonly string[]): readonly string[] {
  return [...rows, row];
}
