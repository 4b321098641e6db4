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
/** Why a request is refused, or null when it may be answered. */
export declare function refusalOf(request: GuardedRequest, guard: Guard): string | null;
