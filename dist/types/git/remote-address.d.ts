export interface RemoteAddress {
    /** `https://github.com`, or the configured server. No slash at the end. */
    readonly server: string;
    readonly owner: string;
    readonly repo: string;
}
/** `owner/repo`, as messages name it. */
export declare function nameOf(address: Pick<RemoteAddress, 'owner' | 'repo'>): string;
/**
 * The URLs to try, in this order: servers differ in whether the name carries `.git`, GitHub takes both.
 * Throws `Fault` (`internal`) for parts that a strict parser would not have let through.
 */
export declare function remoteUrls(address: RemoteAddress): readonly string[];
/** True for `https://HOST[:PORT][/BASE]`, and for plain http on loopback only. */
export declare function isServer(server: string): boolean;
/** True for host names of this machine. */
export declare function isLoopback(host: string): boolean;
/**
 * The address behind a redirect of a git request, where it stays on the same server and names a
 * repository; null for everything else, which must not be followed.
 */
export declare function addressOfRedirect(server: string, location: string): RemoteAddress | null;
