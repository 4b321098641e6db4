// Where a repository is fetched from. Built from parts that were parsed strictly, and refused again here,
// so that nothing else can ever reach git's command line. Pure.
// Specification: registry page, "GitHub tree URLs" and "Getting the bytes" (Safety).
import { Fault } from '../base/fault.ts';
import { quote } from '../base/quote.ts';

export interface RemoteAddress {
  /** `https://github.com`, or the configured server. No slash at the end. */
  readonly server: string;
  readonly owner: string;
  readonly repo: string;
}

/** `owner/repo`, as messages name it. */
export function nameOf(address: Pick<RemoteAddress, 'owner' | 'repo'>): string {
  return `${address.owner}/${address.repo}`;
}

/**
 * The URLs to try, in this order: servers differ in whether the name carries `.git`, GitHub takes both.
 * Throws `Fault` (`internal`) for parts that a strict parser would not have let through.
 */
export function remoteUrls(address: RemoteAddress): readonly string[] {
  if (!isServer(address.server)) {
    throw new Fault('internal', `${quote(address.server)} is no server to fetch from`);
  }
  for (const part of [address.owner, address.repo]) {
    if (!/^[A-Za-z0-9_.][A-Za-z0-9_.-]{0,254}$/.test(part) || part === '.' || part === '..') {
      throw new Fault('internal', `${quote(part)} is no part of a repository's address`);
    }
  }
  const plain = `${address.server}/${address.owner}/${address.repo}`;
  return address.repo.endsWith('.git') ? [plain, `${plain}.git`] : [`${plain}.git`, plain];
}

/** True for `https://HOST[:PORT][/BASE]`, and for plain http on loopback only. */
export function isServer(server: string): boolean {
  if (server.length > 512) return false;
  const match =
    /^(https?):\/\/([a-z0-9.-]{1,253}|\[::1\])(?::\d{1,5})?(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9_.-]+)*$/.exec(
      server,
    );
  return match !== null && (match[1] === 'https' || isLoopback(match[2] ?? ''));
}

/** True for host names of this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/**
 * The address behind a redirect of a git request, where it stays on the same server and names a
 * repository; null for everything else, which must not be followed.
 */
export function addressOfRedirect(server: string, location: string): RemoteAddress | null {
  if (location.length > 2_048) return null;
  const path = location.startsWith(`${server}/`)
    ? location.slice(server.length)
    : location.startsWith('/') && !location.startsWith('//') && !hasBasePath(server)
      ? location
      : null;
  const match =
    path === null
      ? null
      : /^\/([A-Za-z0-9_][A-Za-z0-9_.-]*)\/([A-Za-z0-9_.][A-Za-z0-9_.-]*?)(?:\.git)?(?:\/info\/refs(?:\?[a-z=-]*)?)?$/.exec(
          path,
        );
  if (match === null) return null;
  const [, owner = '', repo = ''] = match;
  return repo === '.' || repo === '..' ? null : { server, owner, repo };
}

function hasBasePath(server: string): boolean {
  return server.replace(/^https?:\/\//, '').includes('/');
}
