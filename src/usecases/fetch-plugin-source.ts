// The public `fetchPluginSource`: a source text in, a package on disk out. Fills in this process's
// surroundings. Specification: lifecycle page, "Functions".
import { homedir } from 'node:os';
import { type FetchLimits, fetchLimits } from '../git/fetch-limits.ts';
import { type Clock, systemClock } from '../registry/source/clock.ts';
import {
  fetchSource,
  type NoPluginSource,
  type PluginSource,
} from '../registry/source/fetch-source.ts';
import { gatePolicy } from '../registry/source/host-gate.ts';
import { sourceServers } from '../registry/source/servers.ts';

export interface FetchPluginSourceOptions {
  /** Default: this process's environment; only an allow-listed part of it reaches git. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** `GITHUB_SERVER_URL`; default: the environment's. */
  readonly serverUrl?: string | null;
  /** For private sources on that server; never sent elsewhere. Default: none. */
  readonly token?: string | null;
  readonly clock?: Clock;
  readonly limits?: FetchLimits;
}

/**
 * Brings the package that `source` names to disk: a directory (relative to `cwd`) as it is, a GitHub tree URL
 * by git into a temporary directory that `remove` takes away. Throws `Fault` (`usage`) for a configured server that is none.
 */
export async function fetchPluginSource(
  source: string,
  cwd: string,
  options: FetchPluginSourceOptions = {},
): Promise<PluginSource | NoPluginSource> {
  const environment = options.environment ?? process.env;
  const token = options.token ?? null;
  return fetchSource({
    source,
    cwd,
    home: environment['HOME'] ?? homedir(),
    servers: sourceServers({
      serverUrl: options.serverUrl ?? environment['GITHUB_SERVER_URL'] ?? null,
      apiUrl: null,
      token,
      privateSources: token !== null,
    }),
    environment,
    clock: options.clock ?? systemClock,
    limits: options.limits ?? fetchLimits,
    policy: gatePolicy,
  });
}
