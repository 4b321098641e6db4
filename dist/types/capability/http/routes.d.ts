import type { CapabilityPlace } from '../place.ts';
import { type ApiRequest, type ApiResponse } from './exchange.ts';
export type Routes = (request: ApiRequest) => ApiResponse;
/** The routes over a place; `page` answers `/`. Never throws. */
export declare function makeRoutes(place: CapabilityPlace, page: () => ApiResponse): Routes;
