// The options that commands on installed plugins share, and what runs a change: signals wait until the
// change under way is whole and told. Specification: surfaces page, "Flags that scripts rely on".
import { type Command, Option } from 'commander';
import type { PluginScope } from '../../lifecycle/types.ts';
import type { ChangeRequest } from '../../usecases/change-installed.ts';
import type { CommandContext } from '../main.ts';
import { printJson } from '../print-json.ts';
import { remoteSettings } from '../remote-settings.ts';

export interface ReadFlags {
  readonly clioVersion: string;
  readonly json?: boolean;
}

export interface ChangeFlags extends ReadFlags {
  readonly scope: PluginScope;
  readonly expect?: string;
  readonly dryRun?: boolean;
}

/** `--scope user|project`. */
export function scopeOption(): Option {
  return new Option(
    '--scope <scope>',
    'user: the configuration directory; project: the working directory',
  ).choices(['user', 'project']);
}

/** Options of every command that reads what is installed. */
export function addReadOptions(command: Command): Command {
  return command
    .option('--clio-version <version>', 'judge for this host version', 'auto')
    .option('--json', 'print JSON, version 1');
}

/** Options of every command that changes what is installed. */
export function addChangeOptions(command: Command): Command {
  return addReadOptions(
    command
      .addOption(scopeOption().makeOptionMandatory())
      .option('--expect <file>', 'make the change only if everything is still as this plan says')
      .option('--dry-run', 'change nothing; print the plan that --expect takes'),
  );
}

/** What a change takes from those options and from the terminal. */
export function changeOf({ terminal }: CommandContext, flags: ChangeFlags) {
  return {
    cwd: terminal.cwd,
    env: terminal.env,
    scope: flags.scope,
    clioVersion: flags.clioVersion,
    expect: flags.expect ?? null,
    dryRun: flags.dryRun ?? false,
    settings: remoteSettings(terminal.env, null),
  };
}

/** Runs a change and tells it; a refusal ends with 1. Throws `Fault`. */
export async function runChange(
  { terminal, end }: CommandContext,
  flags: ChangeFlags,
  request: ChangeRequest,
): Promise<void> {
  const { changeInstalled } = await import('../../usecases/change-installed.ts');
  const { isDone, mutationJson } = await import('../../usecases/lifecycle-json.ts');
  const { untilInterrupted } = await import('../../usecases/until-interrupted.ts');
  await untilInterrupted(async () => {
    const result = await changeInstalled(request);
    if (flags.json) printJson(terminal, mutationJson(result, request.scope));
    else {
      const { renderChange } = await import('../../report/lifecycle-change-text.ts');
      const { out, err } = renderChange(result, request);
      terminal.out(out);
      terminal.err(err);
    }
    end(isDone(result) ? 0 : 1);
  });
}
