// Drives a served fork as its callers do: raw requests, so that a header or a path is exactly what a test says.
import { request } from 'node:http';
import { afterAll } from '@jest/globals';
import { type CapabilityServer, serveCapabilities } from '../../../src/capability/http/server.ts';
import type { CapabilityPlace } from '../../../src/capability/place.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The parsed body, or null where it is no JSON. */
  readonly body: Readonly<Record<string, unknown>> | null;
}

export interface Ask {
  readonly method?: string;
  /** Sent as it is. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  /** Sent in place of `body`, as it is. */
  readonly raw?: string | Buffer;
}

const servers: CapabilityServer[] = [];
afterAll(async () => {
  for (const server of servers.splice(0)) await server.close();
});

export async function serve(place: CapabilityPlace): Promise<CapabilityServer> {
  const server = await serveCapabilities(place, 0);
  servers.push(server);
  return server;
}

/** One request, as the page would send it unless the test says otherwise. */
export async function ask(server: CapabilityServer, given: Ask): Promise<Answer> {
  const { port, host } = new URL(server.url);
  const body = given.raw ?? (given.body === undefined ? undefined : JSON.stringify(given.body));
  const writes = !['GET', 'HEAD'].includes(given.method ?? 'GET');
  const all: Record<string, string | undefined> = {
    host,
    ...(writes ? { origin: `http://${host}`, 'x-plugin-gate-token': server.token } : {}),
    ...(body === undefined
      ? {}
      : {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
        }),
    ...given.headers,
  };
  const headers = Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return await new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method: given.method ?? 'GET',
        path: given.path,
        headers,
        setHost: false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text,
            body: parsed(text),
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch {
    return null;
  }
}
