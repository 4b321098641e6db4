import type { ApiResponse } from '../http/exchange.ts';
import type { Screen } from './read-screen.ts';
/** The page as an answer; `token` is that of this run. */
export declare function renderScreen(screen: Screen, token: string): ApiResponse;
