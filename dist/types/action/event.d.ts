import type { BaseChoice } from '../git/base-request.ts';
type Environment = Readonly<Record<string, string | undefined>>;
/**
 * The base of this run: the input `base` where it is given, else what the event says; null outside of
 * GitHub. Throws `Fault` (`git`) where an event has a base and its payload cannot be read.
 */
export declare function baseOfEvent(env: Environment, input: string | null): BaseChoice | null;
export {};
