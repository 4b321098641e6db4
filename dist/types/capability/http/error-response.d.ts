import { type ApiResponse } from './exchange.ts';
/** The answer to an error; what is not known to be told is a plain 500. */
export declare function errorResponse(error: unknown): ApiResponse;
