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
export declare const tokenHeader = "x-plugin-gate-token";
/** Why a request does not come from the page itself, or null. */
export declare function foreignRefusal(request: GuardedRequest, guard: Pick<Guard, 'hosts'>): string | null;
/** Why a request may not write, or null; reading takes no token. */
export declare function tokenRefusal(request: GuardedRequest, guard: Pick<Guard, 'token'>): string | null;
