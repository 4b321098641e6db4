import type { ActionHost } from './host.ts';
/** Runs the Action. Never throws, never exits; the result is the exit code. */
export declare function runAction(host: ActionHost): Promise<0 | 1 | 2 | 3>;
