// Time as a value, so that waiting can be tested without waiting.
import { setTimeout as wait } from 'node:timers/promises';

export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves after so many milliseconds. */
  readonly sleep: (milliseconds: number) => Promise<void>;
}

export const systemClock: Clock = {
  now: Date.now,
  sleep: async (milliseconds) => {
    await wait(milliseconds);
  },
};
