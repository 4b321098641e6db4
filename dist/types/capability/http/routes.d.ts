import type { CapabilityPlace } from '../place.ts';
import { type ApiRequest, type ApiResponse } from './exchange.ts';
export interface Routes {
    /** The answer to what no route takes, whatever its body: 404, 405 or 400; null where one takes it. */
    readonly refuse: (request: Omit<ApiRequest, 'body'>) => ApiResponse | null;
    readonly answer: (request: ApiRequest) => ApiResponse;
}
/** The routes over a place; `page` answers `/`. Never throws. */
export declare function makeRoutes(place: CapabilityPlace, page: () => ApiResponse): Routes;
