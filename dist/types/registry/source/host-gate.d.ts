import { type RemoteFailure } from '../../git/fetch-failure.ts';
import type { Clock } from './clock.ts';
export interface GatePolicy {
    readonly tries: number;
    /** Milliseconds of failing and waiting, for the host as a whole. */
    readonly budgetMs: number;
    /** Milliseconds before the second and the third try, where the server does not say. */
    readonly backoffMs: readonly number[];
}
export declare const gatePolicy: GatePolicy;
export type Attempt<Value> = {
    readonly ok: true;
    readonly value: Value;
} | {
    readonly ok: false;
    readonly failure: RemoteFailure;
};
export type Passed<Value> = {
    readonly ok: true;
    readonly value: Value;
}
/** `decided`: the server's answer is a verdict. Else nothing is known, and `why` is one phrase. */
 | {
    readonly ok: false;
    readonly decided: true;
    readonly failure: RemoteFailure;
} | {
    readonly ok: false;
    readonly decided: false;
    readonly why: string;
};
export declare class HostGate {
    #private;
    readonly host: string;
    constructor(host: string, clock: Clock, policy?: GatePolicy);
    /** Why the host is not asked any more, or null. */
    get shut(): string | null;
    /** Makes up to three attempts; `attempt` gets the milliseconds it may take in trouble. */
    pass<Value>(attempt: (timeMs: number) => Promise<Attempt<Value>>): Promise<Passed<Value>>;
}
