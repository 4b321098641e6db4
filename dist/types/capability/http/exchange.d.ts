export interface ApiRequest {
    readonly method: string;
    /** The request target as it came: path and query, nothing decoded. */
    readonly target: string;
    /** The parsed JSON body; undefined where there is none. */
    readonly body: unknown;
}
export interface ApiResponse {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
}
/** A JSON answer. Never give it an absolute path. */
export declare function json(status: number, value: unknown, headers?: Readonly<Record<string, string>>): ApiResponse;
