// Requests must come from the page that this run serves: its Host, its Origin and, for writes, its token. So
// another page in the browser, also one that points a name of its own at this machine, can neither read nor
// write. Pure. Specification: threats page, "Web page".
import { timingSafeEqual } from 'node:crypto';

export interface GuardedRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

export interface Guard {
  /** Values of `Host` that mean this server. */
  readonly hosts: readonly string[];
  /** The token of this run. */
  readonly token: string;
}

export const tokenHeader = 'x-plugin-gate-token';

/** Why a request does not come from the page itself, or null. */
export function foreignRefusal(
  request: GuardedRequest,
  guard: Pick<Guard, 'hosts'>,
): string | null {
  const host = one(request.headers['host']);
  if (host === null || !guard.hosts.includes(host)) return 'the Host is not this server';
  const origin = one(request.headers['origin']);
  const from = request.headers['origin'] === undefined ? null : (origin ?? '');
  if (from !== null && from !== `http://${host}`) return 'the Origin is not this page';
  const site = one(request.headers['sec-fetch-site']);
  const navigates = one(request.headers['sec-fetch-mode']) === 'navigate';
  if (site !== null && !['same-origin', 'none'].includes(site) && !(navigates && isRead(request))) {
    return 'the request comes from another page';
  }
  return null;
}

/** Why a request may not write, or null; reading takes no token. */
export function tokenRefusal(request: GuardedRequest, guard: Pick<Guard, 'token'>): string | null {
  if (isRead(request)) return null;
  const token = one(request.headers[tokenHeader]);
  if (token === null) return 'the token of this run is missing';
  return sameText(token, guard.token) ? null : 'the token is not that of this run';
}

function isRead({ method }: GuardedRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function one(value: string | readonly string[] | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
