// Serves a case that has repositories: a real git server and a real API on loopback, which `SERVER` in
// `registry.yaml` stands for.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRemote, startGitServer } from './git-http-server.ts';
import { startGithubApi } from './github-api.ts';
import type { RuleCase } from './rule-case.ts';

export interface RemoteServers {
  readonly serverUrl: string;
  readonly apiUrl: string;
}

/** Starts the servers of a case and puts their address into its registry. Null for a case without any. */
export async function startRemoteCase(
  given: RuleCase,
  directory: string,
): Promise<RemoteServers | null> {
  if (given.remote === undefined) return null;
  const server = await startGitServer();
  const api = await startGithubApi();
  for (const [name, setup] of Object.entries(given.remote)) {
    if (setup.status !== undefined) {
      const { status } = setup;
      server.inject((request, response) => {
        if (!request.path.startsWith(`/${name}`)) return false;
        response.writeHead(status).end();
        return true;
      });
      continue;
    }
    const remote = makeRemote(server, name);
    setup.make?.(remote.work);
    remote.push();
    setup.afterPush?.(remote.work);
    remote.publish();
    api.repositories.set(name, setup.api ?? {});
  }
  const file = join(directory, 'registry.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('SERVER', server.url));
  return { serverUrl: server.url, apiUrl: api.url };
}
