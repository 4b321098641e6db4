// What the environment says of GitHub, for every command that fetches: the names are those of a runner.
// Specification: registry page, "GitHub tree URLs" (each server has its own API, and a token goes only to its own).
import type { RemoteSettings } from '../usecases/remote-rows.ts';
import type { Terminal } from './terminal.ts';

/** `cache`: directory relative to the working directory, or null for none. */
export function remoteSettings(env: Terminal['env'], cache: string | null): RemoteSettings {
  return {
    serverUrl: env['GITHUB_SERVER_URL'] || null,
    apiUrl: env['GITHUB_API_URL'] || null,
    token: env['GITHUB_TOKEN'] || null,
    cache: cache === null ? null : { directory: cache, write: true },
  };
}
