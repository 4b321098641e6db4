// `plugin-gate capabilities serve`: the capability screen and the task store on loopback, until interrupted.
import { type Command, InvalidArgumentError } from 'commander';
import type { CommandContext } from '../main.ts';
import { type PlaceOptions, placeRequest } from './capabilities-options.ts';

interface ServeOptions extends PlaceOptions {
  readonly port: number;
}

export function addCapabilitiesServe(parent: Command, { terminal }: CommandContext): Command {
  return parent
    .command('serve')
    .description('serve the capability screen and the task store on 127.0.0.1')
    .option('--port <number>', 'port to listen on (default: a free one)', portOf, 0)
    .addHelpText('after', '\nExample:\n  plugin-gate capabilities serve --port 4711')
    .action(async (options: ServeOptions) => {
      const { serveCapabilitiesAt } = await import('../../usecases/capabilities-serve.ts');
      const server = await serveCapabilitiesAt({
        ...placeRequest(terminal.cwd, options),
        port: options.port,
      });
      const { url, findings } = server;
      if (options.json) {
        const { servedJson } = await import('../../report/capabilities-json.ts');
        terminal.out(servedJson(server));
      } else {
        const { renderServeFindings } = await import('../../report/capabilities-text.ts');
        terminal.out(
          `${renderServeFindings(findings)}the capability screen is at ${url}\nstop it with Ctrl-C\n`,
        );
      }
      await terminal.interrupted();
      await server.close();
    });
}

function portOf(text: string): number {
  const port = /^[0-9]{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new InvalidArgumentError('It takes a number from 0 to 65535.');
}
