import type { IncomingMessage } from 'node:http';
import { type ApiResponse } from './exchange.ts';
/** Most bytes of a body. */
export declare const BODY_BYTES: number;
export type BodyReading = {
    readonly ok: true;
    readonly body: unknown;
} | {
    readonly ok: false;
    readonly response: ApiResponse;
};
/** The body of a request that has one; undefined for GET, HEAD and DELETE. */
export declare function readBody(request: IncomingMessage): Promise<BodyReading>;
