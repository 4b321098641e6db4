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
/**
 * github.com always, and the configured server where it is another. Throws `Fault` (`usage`) for a server
 * or an API that is neither https nor on loopback.
 */
export declare function sourceServers(settings: ServerSettings): readonly SourceServer[];
