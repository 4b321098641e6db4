// `plugin-gate capabilities delta`: every name with more than one provider, and what that amounts to.
import type { Command } from 'commander';
import type { CommandContext } from '../main.ts';
import { type PlaceOptions, placeRequest, withProgress } from './capabilities-options.ts';

interface DeltaOptions extends PlaceOptions {
  readonly all?: boolean;
}

export function addCapabilitiesDelta(parent: Command, { terminal, end }: CommandContext): Command {
  return parent
    .command('delta')
    .description('show names with more than one provider: copies, overrides, collisions')
    .option('--all', 'names with one provider too (JSON always has them)')
    .addHelpText('after', '\nExample:\n  plugin-gate capabilities delta --json')
    .action(async (options: DeltaOptions) => {
      const { capabilitiesDelta } = await import('../../usecases/capabilities-delta.ts');
      const delta = withProgress(terminal, (progress) =>
        capabilitiesDelta({
          ...placeRequest(terminal.cwd, options),
          env: terminal.env,
          progress,
        }),
      );
      if (options.json) {
        const { deltaJson } = await import('../../report/capabilities-json.ts');
        terminal.out(deltaJson(delta));
      } else {
        const { renderDelta } = await import('../../report/capabilities-delta-text.ts');
        terminal.out(renderDelta(delta, options.all ?? false));
      }
      end(delta.readable ? 0 : 1);
    });
}
