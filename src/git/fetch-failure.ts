// Why git could not get something, told from the headers it received and its last line. Pure.
// The author's faults (not there) are kept apart from the network's (try again), and from what we stopped.
// Specification: registry page, "Getting the bytes" (transient failures).
import type { GitEnded } from './fetch-process.ts';

/** What went wrong between us and a server, whichever protocol was spoken. */
export type RemoteFailure =
  /** 401 or 404: missing or private. */
  | { readonly kind: 'missing'; readonly status: number }
  /** 410 or 451: taken down. */
  | { readonly kind: 'gone'; readonly status: number }
  /** Told to go elsewhere; `location` is hostile text. */
  | { readonly kind: 'redirect'; readonly location: string }
  /** 429, or 403 with rate headers. `waitMs` is what the server asked for, or null. */
  | { readonly kind: 'limited'; readonly status: number; readonly waitMs: number | null }
  | { readonly kind: 'server'; readonly status: number; readonly waitMs: number | null }
  /** No or half an answer: refused, reset, no such host, timeout. */
  | { readonly kind: 'network'; readonly phrase: string }
  /** Another status, or bytes that are no answer. */
  | { readonly kind: 'unusable'; readonly phrase: string }
  /** No commit, or one with names that git checks out nowhere: the author's fault, and a verdict. */
  | { readonly kind: 'tree'; readonly phrase: string }
  /** We stopped it at a cap. */
  | { readonly kind: 'too-large'; readonly phrase: string };

/** True for an answer that is a verdict: asking again would change nothing. */
export function isDecided(failure: RemoteFailure): boolean {
  return ['missing', 'gone', 'tree'].includes(failure.kind);
}

/** True for what may be different a moment later. */
export function isTransient(failure: RemoteFailure): boolean {
  return ['limited', 'server', 'network'].includes(failure.kind);
}

export interface HttpFacts {
  readonly status: number;
  readonly header: (name: string) => string | null;
}

/** The last response in a trace of git's HTTP (`GIT_TRACE_CURL`), or null when there was none. */
export function lastResponse(trace: string): HttpFacts | null {
  let status: number | null = null;
  let headers = new Map<string, string>();
  for (const line of trace.split('\n')) {
    const mark = line.indexOf('<= Recv header: ');
    if (mark < 0) continue;
    const text = line.slice(mark + 16).trim();
    const first = /^HTTP\/[\d.]{1,4} (\d{3})/.exec(text);
    if (first !== null) {
      status = Number(first[1]);
      headers = new Map();
      continue;
    }
    const colon = text.indexOf(':');
    if (colon > 0) headers.set(text.slice(0, colon).toLowerCase(), text.slice(colon + 1).trim());
  }
  return status === null ? null : { status, header: (name) => headers.get(name) ?? null };
}

/** What a response that is no success means, or null for one that is. `now` in milliseconds since 1970. */
export function failureOfResponse(facts: HttpFacts, now: number): RemoteFailure | null {
  const { status } = facts;
  if (status < 300) return null;
  if (status < 400) return { kind: 'redirect', location: facts.header('location') ?? '' };
  if (status === 429 || (status === 403 && hasRateHeaders(facts))) {
    return { kind: 'limited', status, waitMs: waitOf(facts, now) };
  }
  if (status >= 500) return { kind: 'server', status, waitMs: waitOf(facts, now) };
  if (status === 401 || status === 404) return { kind: 'missing', status };
  if (status === 410 || status === 451) return { kind: 'gone', status };
  return { kind: 'unusable', phrase: `the server answered ${status}` };
}

/** What the end of a git process means, from what it was sent and what it said. */
export function failureOfGit(ended: GitEnded, trace: string, now: number): RemoteFailure {
  if (ended.stopped === 'time') return { kind: 'network', phrase: 'no end of the answer in time' };
  if (ended.stopped !== null) {
    return { kind: 'too-large', phrase: `more ${stoppedBy[ended.stopped]} than the cap` };
  }
  if (proxyWords.test(ended.stderr))
    return { kind: 'network', phrase: 'the proxy does not let us through' };
  const facts = lastResponse(trace);
  const failure = facts === null ? null : failureOfResponse(facts, now);
  if (failure !== null) return failure;
  const invalid = /^error: (invalid path .{1,300})$/m.exec(ended.stderr)?.[1];
  if (invalid !== undefined) return { kind: 'tree', phrase: invalid };
  const lines = linesOf(ended.stderr.slice(-8_192));
  const broken = lines.findLast((line) => networkWords.test(line));
  if (broken !== undefined) return { kind: 'network', phrase: shortened(broken) };
  const fatal = lines.findLast((line) => line.startsWith('fatal: ')) ?? lines.at(-1) ?? 'nothing';
  return { kind: 'unusable', phrase: `git says ${shortened(fatal)}` };
}

const stoppedBy = { bytes: 'bytes', memory: 'memory', output: 'output' } as const;

// What a proxy answers says nothing of the repository.
const proxyWords = /from proxy after CONNECT|CONNECT tunnel failed|Proxy CONNECT aborted/;

// Words of curl and git (LC_ALL=C) for connections that broke, not for answers that are wrong.
const networkWords =
  /Could not resolve|Couldn't resolve|Failed to connect|Couldn't connect|Connection (?:timed out|refused|reset)|Empty reply|Recv failure|Send failure|Operation too slow|Operation timed out|timed out|early EOF|unexpected disconnect|hung up unexpectedly|transfer closed|RPC failed|SSL_ERROR_SYSCALL|was not closed cleanly|unreachable/i;

function linesOf(text: string): readonly string[] {
  return text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
}

/** Without git's own prefixes and the address, which whoever shows the failure tells. */
function shortened(line: string): string {
  return line
    .slice(0, 300)
    .replace(/^(?:fatal|error): /, '')
    .replace(/^unable to access '[^']*': /, '')
    .replace(/^RPC failed; /, '');
}

function hasRateHeaders(facts: HttpFacts): boolean {
  return facts.header('retry-after') !== null || facts.header('x-ratelimit-remaining') === '0';
}

function waitOf(facts: HttpFacts, now: number): number | null {
  const after = facts.header('retry-after');
  if (after !== null && /^\d{1,9}$/.test(after)) return Number(after) * 1_000;
  if (after !== null) {
    const date = Date.parse(after);
    if (!Number.isNaN(date)) return Math.max(0, date - now);
  }
  const reset = facts.header('x-ratelimit-reset');
  if (facts.header('x-ratelimit-remaining') === '0' && reset !== null && /^\d{1,12}$/.test(reset)) {
    return Math.max(0, Number(reset) * 1_000 - now);
  }
  return null;
}
