// A real smart-HTTP git server on loopback: `git http-backend` behind node:http, with faults to inject
// and a record of every request. Repositories are directories `OWNER/REPO.git` below `root`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { git, temporaryDirectory, writeFiles } from './tree.ts';

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Answers instead of git; returns false to let git answer. */
export type Injected = (request: SeenRequest, response: ServerResponse) => boolean;

export interface GitHttpServer {
  readonly url: string;
  readonly root: string;
  readonly seen: readonly SeenRequest[];
  /** Bytes of bodies sent by git so far. */
  readonly sent: () => number;
  /** Sets what goes wrong from now on; null for nothing. */
  readonly inject: (injected: Injected | null) => void;
  /** Forgets requests and bytes seen so far. */
  readonly forget: () => void;
  readonly close: () => Promise<void>;
}

const open: GitHttpServer[] = [];
afterAll(async () => {
  for (const server of open.splice(0)) await server.close();
});

/** Starts a server; `filters: false` refuses partial clones as old servers do. */
export async function startGitServer(options: { filters?: boolean } = {}): Promise<GitHttpServer> {
  const root = temporaryDirectory();
  const seen: SeenRequest[] = [];
  let sent = 0;
  let injected: Injected | null = null;
  const server = createServer((request, response) => {
    response.on('error', () => undefined);
    const facts: SeenRequest = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
    };
    seen.push(facts);
    if (injected?.(facts, response) === true) return;
    runBackend(request, response, root, options.filters !== false, (bytes) => {
      sent += bytes;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const made: GitHttpServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    root,
    seen,
    sent: () => sent,
    inject: (next) => {
      injected = next;
    },
    forget: () => {
      seen.length = 0;
      sent = 0;
    },
    close: () => closeServer(server),
  };
  open.push(made);
  return made;
}

/** Ends a server with every connection it holds. */
export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

function runBackend(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  filters: boolean,
  count: (bytes: number) => void,
): void {
  const url = new URL(request.url ?? '/', 'http://loopback');
  const header = (name: string): string => String(request.headers[name] ?? '');
  const child = spawn('git', ['http-backend'], {
    env: {
      PATH: process.env['PATH'],
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_COUNT: '2',
      GIT_CONFIG_KEY_0: 'uploadpack.allowFilter',
      GIT_CONFIG_VALUE_0: String(filters),
      GIT_CONFIG_KEY_1: 'safe.directory',
      GIT_CONFIG_VALUE_1: '*',
      PATH_INFO: decodeURIComponent(url.pathname),
      QUERY_STRING: url.search.slice(1),
      REQUEST_METHOD: request.method ?? 'GET',
      CONTENT_TYPE: header('content-type'),
      CONTENT_LENGTH: header('content-length'),
      HTTP_CONTENT_ENCODING: header('content-encoding'),
      GIT_PROTOCOL: header('git-protocol'),
      REMOTE_ADDR: '127.0.0.1',
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdin.on('error', () => undefined);
  response.on('close', () => child.kill());
  request.pipe(child.stdin);
  let head: Buffer | null = Buffer.alloc(0);
  child.stdout.on('data', (chunk: Buffer) => {
    count(chunk.length);
    if (head === null) {
      if (!response.write(chunk)) {
        child.stdout.pause();
        response.once('drain', () => child.stdout.resume());
      }
      return;
    }
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf('\r\n\r\n');
    if (end < 0) return;
    for (const line of head.subarray(0, end).toString('latin1').split('\r\n')) {
      const colon = line.indexOf(':');
      const value = line.slice(colon + 1).trim();
      if (line.startsWith('Status:')) response.statusCode = Number(value.slice(0, 3));
      else response.setHeader(line.slice(0, colon), value);
    }
    response.write(head.subarray(end + 4));
    head = null;
  });
  child.on('close', () => response.end());
}

/** A work tree whose commits can be pushed to `OWNER/REPO.git` of a server. */
export interface RemoteRepository {
  /** The work tree: write files, then `push`. */
  readonly work: string;
  /** Commits everything and publishes every branch and tag; returns the commit. */
  readonly push: (message?: string) => string;
  /** Publishes refs as they are, without a commit. */
  readonly publish: () => void;
}

/** Makes `OWNER/REPO.git` on the server, with `files` as its first commit on `main`, published. */
export function makeRemote(
  server: GitHttpServer,
  name: string,
  files: Readonly<Record<string, string>> = {},
): RemoteRepository {
  const bare = join(server.root, `${name}.git`);
  mkdirSync(bare, { recursive: true });
  git(bare, 'init', '--quiet', '--bare');
  const work = join(temporaryDirectory(), 'work');
  mkdirSync(work);
  git(work, 'init', '--quiet');
  writeFiles(work, files);
  const publish = (): void => {
    git(work, 'push', '--quiet', '--force', '--all', bare);
    git(work, 'push', '--quiet', '--force', '--tags', bare);
  };
  const push = (message = 'state'): string => {
    git(work, 'add', '--all');
    git(work, 'commit', '--quiet', '--allow-empty', '--message', message);
    publish();
    return git(work, 'rev-parse', 'HEAD').trim();
  };
  push();
  return { work, push, publish };
}
