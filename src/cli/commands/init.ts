// `plugin-gate init [KIND…]`: writes workflows into the repository, and replaces none that a person edited.
import { Argument, type Command } from 'commander';
import { forLog } from '../../base/escape.ts';
import type { InitFile } from '../../usecases/init.ts';
import type { WorkflowKind } from '../../usecases/init-templates.ts';
import type { CommandContext } from '../main.ts';
import { printJson } from '../print-json.ts';

interface InitOptions {
  readonly action?: string;
  readonly registry?: string;
  readonly print?: boolean;
  readonly json?: boolean;
}

function lineOf({ outcome, path, does }: InitFile): string {
  const name = forLog(path);
  switch (outcome) {
    case 'written':
      return `wrote ${name}: ${does}`;
    case 'planned':
      return `would write ${name}: ${does}`;
    case 'same':
      return `${name} is there already`;
    case 'kept':
      return `left ${name} alone: another file is there; delete it and run this again, or take what you need from --print`;
    default:
      return outcome satisfies never;
  }
}

export function addInit(program: Command, { terminal, end }: CommandContext): void {
  program
    .command('init')
    .description(
      'write a workflow for a plugin repository, a registry, its verification, or a release',
    )
    .addArgument(
      new Argument('[kind...]', 'which ones (default: what fits what is here)').choices([
        'plugin',
        'registry',
        'verify',
        'release',
      ]),
    )
    .option('--action <action>', 'the Action, as OWNER/REPO@REF')
    .option('--registry <file>', 'the registry (default: registry.yaml or library/registry.yaml)')
    .option('--print', 'print the workflows and write nothing')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nFiles go below .github/workflows of the repository. A file that is there stays, unless it is one\nof these as written without --action and nobody has edited it: then --action names the Action in it.\n\nExamples:\n  plugin-gate init --action acme/plugin-gate@v0\n  plugin-gate init registry verify\n  plugin-gate init release --print',
    )
    .action(async (kinds: readonly WorkflowKind[], options: InitOptions) => {
      const { initWorkflows, placeholderAction } = await import('../../usecases/init.ts');
      const print = options.print ?? false;
      const { files, placeholder } = initWorkflows({
        cwd: terminal.cwd,
        kinds,
        action: options.action ?? null,
        registry: options.registry ?? null,
        print,
        env: terminal.env,
      });
      if (options.json) printJson(terminal, { version: 1, files, placeholder });
      else {
        for (const file of files) {
          const { path, text } = file;
          if (print) terminal.out(files.length === 1 ? text : `# ${forLog(path)}\n${text}\n`);
          else terminal.out(`${lineOf(file)}\n`);
        }
        if (placeholder && !print) {
          const name = placeholderAction.split('/')[0] ?? '';
          terminal.out(
            `\nPut the owner of your copy of plugin-gate in place of ${name}, or run this again with --action OWNER/REPO@REF.\n`,
          );
        }
      }
      end(files.some(({ outcome }) => outcome === 'kept') && !print ? 1 : 0);
    });
}
