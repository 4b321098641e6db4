// Retries, budget and breaker for one host: at most 3 tries for one thing, 20 s in trouble in all, and a
// dead network is found out once. Every request to the host goes through its gate.
// Specification: registry page, "Getting the bytes" (transient failures).
import { isDecided, isTransient, type RemoteFailure } from '../../git/fetch-failure.ts';
import type { Clock } from './clock.ts';
import { failurePhrase } from './failure-phrase.ts';

export interface GatePolicy {
  readonly tries: number;
  /** Milliseconds of failing and waiting, for the host as a whole. */
  readonly budgetMs: number;
  /** Milliseconds before the second and the third try, where the server does not say. */
  readonly backoffMs: readonly number[];
}

export const gatePolicy: GatePolicy = { tries: 3, budgetMs: 20_000, backoffMs: [500, 1_500] };

export type Attempt<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: RemoteFailure };

export type Passed<Value> =
  | { readonly ok: true; readonly value: Value }
  /** `decided`: the server's answer is a verdict. Else nothing is known, and `why` is one phrase. */
  | { readonly ok: false; readonly decided: true; readonly failure: RemoteFailure }
  | { readonly ok: false; readonly decided: false; readonly why: string };

export class HostGate {
  readonly host: string;
  readonly #clock: Clock;
  readonly #policy: GatePolicy;
  #troubleMs = 0;
  #troubleUntil = Number.NEGATIVE_INFINITY;
  #successes = 0;
  /** Things given up in a row, without a success between. */
  #givenUp = 0;
  #shut: string | null = null;

  constructor(host: string, clock: Clock, policy: GatePolicy = gatePolicy) {
    this.host = host;
    this.#clock = clock;
    this.#policy = policy;
  }

  /** Why the host is not asked any more, or null. */
  get shut(): string | null {
    return this.#shut;
  }

  /** Makes up to three attempts; `attempt` gets the milliseconds it may take in trouble. */
  async pass<Value>(attempt: (timeMs: number) => Promise<Attempt<Value>>): Promise<Passed<Value>> {
    for (let tried = 1; ; tried += 1) {
      if (this.#shut !== null) return { ok: false, decided: false, why: this.#shut };
      const began = this.#clock.now();
      const result = await attempt(Math.max(1, this.#left()));
      if (result.ok) {
        this.#answered();
        return result;
      }
      const { failure } = result;
      if (isDecided(failure)) {
        this.#answered();
        return { ok: false, decided: true, failure };
      }
      const why = failurePhrase(failure, this.host);
      if (!isTransient(failure)) return { ok: false, decided: false, why };
      this.#spend(began, this.#clock.now());
      if (this.#shut !== null) return { ok: false, decided: false, why: this.#shut };
      const wait = this.#waitAfter(failure, tried);
      if (wait === null || wait >= this.#left()) {
        const told = tried === 1 ? why : `${why} (tried ${tried} times)`;
        this.#givenUp += 1;
        // Out of time, or the host is down and not just this one thing of it.
        if (wait !== null || this.#left() <= 0 || this.#isDown(failure)) this.#shut ??= told;
        return { ok: false, decided: false, why: told };
      }
      const paused = this.#clock.now();
      await this.#clock.sleep(wait);
      this.#spend(paused, this.#clock.now());
    }
  }

  #answered(): void {
    this.#successes += 1;
    this.#givenUp = 0;
  }

  /** One thing may be broken on a host that is well; a host that never answered, or that limits us, is not. */
  #isDown(failure: RemoteFailure): boolean {
    if (failure.kind === 'limited') return true;
    return this.#givenUp > 1 || (failure.kind === 'network' && this.#successes === 0);
  }

  /** The server's own wait, else ours; null after the last try. */
  #waitAfter(failure: RemoteFailure, tried: number): number | null {
    if (tried >= this.#policy.tries) return null;
    const asked = 'waitMs' in failure ? failure.waitMs : null;
    return asked ?? this.#policy.backoffMs[tried - 1] ?? 0;
  }

  #left(): number {
    return this.#policy.budgetMs - this.#troubleMs;
  }

  /** Requests run side by side: time in trouble counts once, however many are in it. */
  #spend(from: number, to: number): void {
    this.#troubleMs += Math.max(0, to - Math.max(from, this.#troubleUntil));
    this.#troubleUntil = Math.max(this.#troubleUntil, to);
  }
}
