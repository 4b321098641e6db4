// What git cannot say about a repository, by the REST API: archived, renamed or moved. Loaded only when
// asked; where it cannot be reached that part is not checked and the rest stands.
// Specification: registry page, "GitHub tree URLs".
import { messageOf } from '../../base/fault.ts';
import { failureOfResponse } from '../../git/fetch-failure.ts';
import { nameOf } from '../../git/remote-address.ts';
import { boundedFetch } from './api-fetch.ts';
import type { Clock } from './clock.ts';
import type { Attempt, HostGate, Passed } from './host-gate.ts';
import type { SourceServer } from './servers.ts';

export interface RepositoryFacts {
  readonly archived: boolean;
  /** `owner/repo` as the server names it now. Hostile text. */
  readonly fullName: string;
}

/**
 * Asks the server's own API, with its own token. `gate` is that of the API's host; a request may take
 * `requestMs` milliseconds.
 */
export async function fetchRepositoryFacts(
  server: SourceServer & { readonly apiUrl: string },
  repository: { readonly owner: string; readonly repo: string },
  gate: HostGate,
  clock: Clock,
  requestMs: number,
): Promise<Passed<RepositoryFacts>> {
  const { Octokit } = await import('@octokit/rest');
  return gate.pass(async (timeMs): Promise<Attempt<RepositoryFacts>> => {
    const octokit = new Octokit({
      baseUrl: server.apiUrl,
      ...(server.token === null ? {} : { auth: server.token }),
      log: silent,
      request: { fetch: boundedFetch(server.apiUrl, Math.min(timeMs, requestMs)) },
    });
    try {
      const { owner, repo } = repository;
      const { data } = await octokit.rest.repos.get({ owner, repo });
      return readFacts(data, nameOf(repository));
    } catch (error) {
      return { ok: false, failure: failureOf(error, clock.now()) };
    }
  });
}

const silent = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

function readFacts(data: unknown, asked: string): Attempt<RepositoryFacts> {
  const facts = typeof data === 'object' && data !== null ? data : {};
  const archived: unknown = 'archived' in facts ? facts.archived : undefined;
  const fullName: unknown = 'full_name' in facts ? facts.full_name : undefined;
  if (typeof archived !== 'boolean' || typeof fullName !== 'string' || fullName.length > 512) {
    return {
      ok: false,
      failure: { kind: 'unusable', phrase: `an answer about ${asked} in another form` },
    };
  }
  return { ok: true, value: { archived, fullName } };
}

function failureOf(error: unknown, now: number) {
  const response = responseOf(error);
  const failure = response === null ? null : failureOfResponse(response, now);
  if (failure !== null) return failure;
  const phrase = messageOf(error);
  return /redirected|more than|JSON/.test(phrase)
    ? { kind: 'unusable' as const, phrase }
    : { kind: 'network' as const, phrase };
}

function responseOf(error: unknown) {
  if (!(error instanceof Error) || !('status' in error) || !('response' in error)) return null;
  const status: unknown = error.status;
  const response: unknown = error.response;
  if (typeof status !== 'number' || typeof response !== 'object' || response === null) return null;
  const headers: unknown = 'headers' in response ? response.headers : null;
  const table = new Map(
    typeof headers === 'object' && headers !== null ? Object.entries(headers) : [],
  );
  return {
    status,
    header: (name: string): string | null => {
      const value: unknown = table.get(name);
      return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
    },
  };
}
