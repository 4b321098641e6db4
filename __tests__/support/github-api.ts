// The part of GitHub's REST API that checks use, as a real HTTP server on loopback with a record of every
// request and faults to inject.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from '@jest/globals';
import { closeServer, type Injected, type SeenRequest } from './git-http-server.ts';

export interface ApiRepository {
  readonly archived?: boolean;
  /** Where it is now, as `owner/repo`; a request for the old name is redirected as GitHub does. */
  readonly movedTo?: string;
}

export interface GithubApi {
  readonly url: string;
  /** By `owner/repo`. */
  readonly repositories: Map<string, ApiRepository>;
  readonly seen: SeenRequest[];
  readonly inject: (injected: Injected | null) => void;
}

const open: ReturnType<typeof createServer>[] = [];
afterAll(async () => {
  for (const server of open.splice(0)) await closeServer(server);
});

export async function startGithubApi(): Promise<GithubApi> {
  const repositories = new Map<string, ApiRepository>();
  const seen: SeenRequest[] = [];
  let injected: Injected | null = null;
  const server = createServer((request, response) => {
    response.on('error', () => undefined);
    const facts = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
    };
    seen.push(facts);
    if (injected?.(facts, response) === true) return;
    const send = (status: number, body: unknown, headers: Record<string, string> = {}): void => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(body));
    };
    const byId = /^\/repositories\/(.+)$/.exec(facts.path)?.[1];
    const byName = /^\/repos\/([^/]+\/[^/]+)$/.exec(facts.path)?.[1];
    const name = byId === undefined ? byName : decodeURIComponent(byId);
    const repository = name === undefined ? undefined : repositories.get(name);
    if (repository === undefined) send(404, { message: 'Not Found' });
    else if (repository.movedTo !== undefined && byId === undefined) {
      const location = `/repositories/${encodeURIComponent(name ?? '')}`;
      send(301, { message: 'Moved Permanently', url: location }, { location });
    } else {
      send(200, { full_name: repository.movedTo ?? name, archived: repository.archived === true });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(server);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    repositories,
    seen,
    inject: (next) => {
      injected = next;
    },
  };
}
