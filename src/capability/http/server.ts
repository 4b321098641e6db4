// Serves the task store and the capability screen on loopback, and nowhere else. The only file that listens.
// Specification: capabilities page, "HTTP and the capability screen"; threats page, "Web page".
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Fault, messageOf } from '../../base/fault.ts';
import type { CapabilityPlace } from '../place.ts';
import { renderScreen } from '../screen/page.ts';
import { readScreen } from '../screen/read-screen.ts';
import { errorResponse } from './error-response.ts';
import { type ApiResponse, json } from './exchange.ts';
import { foreignRefusal, type Guard, tokenRefusal } from './guard.ts';
import { readBody } from './read-body.ts';
import { makeRoutes, type Routes } from './routes.ts';

export interface CapabilityServer {
  /** `http://127.0.0.1:PORT/`. */
  readonly url: string;
  /** Token of this run; writes carry it in the header `x-plugin-gate-token`. */
  readonly token: string;
  readonly close: () => Promise<void>;
}

const always = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Starts serving; port 0 takes a free one. Throws `Fault` (`usage`) where the port cannot be had. */
export async function serveCapabilities(
  place: CapabilityPlace,
  port: number,
): Promise<CapabilityServer> {
  const token = randomBytes(32).toString('base64url');
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      const message = `cannot listen on port ${port}: ${messageOf(error)}`;
      reject(new Fault('usage', message, 'choose another one with --port', error));
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  const guard: Guard = { token, hosts: [`127.0.0.1:${bound}`, `localhost:${bound}`] };
  const routes = makeRoutes(place, () => renderScreen(readScreen(place), token));
  // A client that sends slowly or never must not hold the server.
  server.requestTimeout = 10_000;
  server.headersTimeout = 5_000;
  server.on('request', (request, response) => {
    respond(request, guard, routes)
      .then((answer) => send(request, response, answer))
      .catch(() => request.destroy());
  });
  return {
    url: `http://127.0.0.1:${bound}/`,
    token,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function respond(
  request: IncomingMessage,
  guard: Guard,
  routes: Routes,
): Promise<ApiResponse> {
  const method = request.method ?? 'GET';
  const target = request.url ?? '/';
  const guarded = { method, headers: request.headers };
  const foreign = foreignRefusal(guarded, guard);
  if (foreign !== null) return forbidden(foreign);
  // What no route takes needs neither a token nor a body to be told so.
  const refused = routes.refuse({ method, target });
  if (refused !== null) return unread(refused);
  const noToken = tokenRefusal(guarded, guard);
  if (noToken !== null) return forbidden(noToken);
  try {
    const reading = await readBody(request);
    if (!reading.ok) return reading.response;
    return routes.answer({ method, target, body: reading.body });
  } catch (error) {
    return errorResponse(error);
  }
}

function forbidden(message: string): ApiResponse {
  return unread(json(403, { error: 'forbidden', message }));
}

/** An answer before the body was read, which must not be taken for the next request. */
function unread(answer: ApiResponse): ApiResponse {
  return { ...answer, headers: { ...answer.headers, connection: 'close' } };
}

function send(request: IncomingMessage, response: ServerResponse, answer: ApiResponse): void {
  const body = Buffer.from(answer.body);
  response.writeHead(answer.status, {
    ...always,
    ...answer.headers,
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
