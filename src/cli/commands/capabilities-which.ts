// `plugin-gate capabilities which KIND NAME`: the winner, then every loser and why.
import type { Command } from 'commander';
import type { CommandContext } from '../main.ts';
import { type PlaceOptions, placeRequest } from './capabilities-options.ts';

export function addCapabilitiesWhich(parent: Command, { terminal, end }: CommandContext): Command {
  return parent
    .command('which')
    .description('say whose entry a name is, and why not another one')
    .argument('<kind>', 'task, skill, affordance or notification')
    .argument('<name>', 'the name of the entry')
    .addHelpText('after', '\nExample:\n  plugin-gate capabilities which task sync')
    .action(async (kind: string, name: string, options: PlaceOptions) => {
      const { whichCapability } = await import('../../usecases/capabilities-list.ts');
      const chain = whichCapability({ ...placeRequest(terminal.cwd, options), kind, name });
      if (options.json) {
        const { chainJson } = await import('../../report/capabilities-json.ts');
        terminal.out(chainJson(chain));
      } else {
        const { renderChain } = await import('../../report/capabilities-text.ts');
        terminal.out(renderChain(chain));
      }
      end(chain.winner === null || !chain.readable ? 1 : 0);
    });
}
