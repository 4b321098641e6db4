// The servers rows may come from, each with its own API and its own token: a token never travels to
// another one. Pure. Specification: registry page, "GitHub tree URLs".
import { Fault } from '../../base/fault.ts';
import { maskCredentials } from '../../base/mask-credentials.ts';
import { quote } from '../../base/quote.ts';
import { isServer } from '../../git/remote-address.ts';
import { githubServer } from '../tree-url.ts';

export interface SourceServer {
  /** How URLs of rows begin: `https://github.com`, or the configured server. No slash at the end. */
  readonly prefix: string;
  /** What git talks to. The same as `prefix`, except where a test stands in for a server. */
  readonly gitUrl: string;
  /** Base of the REST API, or null when there is none to ask. */
  readonly apiUrl: string | null;
  /** For this server's API, and for git where `privateSources` says so. Never sent elsewhere. */
  readonly token: string | null;
  /** The user asked for private sources: git gets the token too. */
  readonly privateSources: boolean;
}

export interface ServerSettings {
  /** `GITHUB_SERVER_URL`, or null. */
  readonly serverUrl: string | null;
  /** `GITHUB_API_URL`, or null. */
  readonly apiUrl: string | null;
  /** Token for `serverUrl`, or for github.com where that is the server. */
  readonly token: string | null;
  readonly privateSources?: boolean;
}

const githubApi = 'https://api.github.com';

/**
 * github.com always, and the configured server where it is another. Throws `Fault` (`usage`) for a server
 * or an API that is neither https nor on loopback.
 */
export function sourceServers(settings: ServerSettings): readonly SourceServer[] {
  const privateSources = settings.privateSources ?? false;
  const configured = withoutSlash(settings.serverUrl) ?? githubServer;
  assertServer('GITHUB_SERVER_URL', configured);
  const api = withoutSlash(settings.apiUrl);
  if (api !== null) assertServer('GITHUB_API_URL', api);
  const own = (prefix: string, apiUrl: string | null, token: string | null): SourceServer => ({
    prefix,
    gitUrl: prefix,
    apiUrl,
    token,
    privateSources,
  });
  if (configured === githubServer) return [own(githubServer, api ?? githubApi, settings.token)];
  return [own(githubServer, githubApi, null), own(configured, api, settings.token)];
}

function withoutSlash(text: string | null): string | null {
  if (text === null || text === '') return null;
  return text.endsWith('/') ? text.slice(0, -1) : text;
}

function assertServer(name: string, url: string): void {
  if (isServer(url)) return;
  throw new Fault(
    'usage',
    `${name} is ${quote(maskCredentials(url))}, which is no server to fetch from`,
    'give an https URL; plain http is for a server on loopback only',
  );
}
