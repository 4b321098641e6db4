// Tries, waits, budget and breaker of one host, on a clock that only sleeping and failing move.
import { describe, expect, test } from '@jest/globals';
import type { RemoteFailure } from '../../../src/git/fetch-failure.ts';
import { type Attempt, HostGate } from '../../../src/registry/source/host-gate.ts';

function makeGate() {
  const state = { now: 0, slept: [] as number[], tries: 0 };
  const clock = {
    now: () => state.now,
    sleep: async (milliseconds: number) => {
      state.slept.push(milliseconds);
      state.now += milliseconds;
    },
  };
  const gate = new HostGate('git.example', clock);
  /** An attempt that takes so long, or the time it is given, and fails so. */
  const failing =
    (failure: RemoteFailure, takes = 0) =>
    async (timeMs: number): Promise<Attempt<string>> => {
      state.tries += 1;
      state.now += Math.min(takes, timeMs);
      return { ok: false, failure };
    };
  return { state, gate, failing };
}

const server502: RemoteFailure = { kind: 'server', status: 502, waitMs: null };
const network: RemoteFailure = { kind: 'network', phrase: 'Connection refused' };
const fine = async (): Promise<Attempt<string>> => ({ ok: true, value: 'fine' });

describe('one thing', () => {
  test('is tried three times with growing waits', async () => {
    const { state, gate, failing } = makeGate();
    expect(await gate.pass(failing(server502))).toEqual({
      ok: false,
      decided: false,
      why: 'git.example answered 502 (tried 3 times)',
    });
    expect([state.tries, state.slept]).toEqual([3, [500, 1_500]]);
  });

  test('is waited for as long as the server asks', async () => {
    const { state, gate, failing } = makeGate();
    await gate.pass(failing({ kind: 'limited', status: 429, waitMs: 4_000 }));
    expect(state.slept).toEqual([4_000, 4_000]);
  });

  test('is not waited for beyond the budget', async () => {
    const { state, gate, failing } = makeGate();
    const limited: RemoteFailure = { kind: 'limited', status: 429, waitMs: 20_000 };
    expect(await gate.pass(failing(limited))).toMatchObject({
      why: 'git.example limits our requests (429) for 20 s',
    });
    expect([state.tries, state.slept]).toEqual([1, []]);
  });

  test('that takes its time to fail leaves less for the next try', async () => {
    const { state, gate, failing } = makeGate();
    await gate.pass(failing(network, 9_900));
    expect(state.tries).toBe(2);
    expect(state.now).toBeLessThanOrEqual(20_000);
  });

  test.each([
    ['missing', { kind: 'missing', status: 404 }],
    ['gone', { kind: 'gone', status: 451 }],
    ['tree', { kind: 'tree', phrase: 'invalid path' }],
  ] as const)('that is %s is a verdict at once', async (_name, failure) => {
    const { state, gate, failing } = makeGate();
    expect(await gate.pass(failing(failure))).toEqual({ ok: false, decided: true, failure });
    expect([state.tries, gate.shut]).toEqual([1, null]);
  });

  test.each([
    ['a redirect', { kind: 'redirect', location: 'http://evil.example/' }],
    ['garbage', { kind: 'unusable', phrase: 'x' }],
    ['too much', { kind: 'too-large', phrase: 'more bytes than the cap' }],
  ] as const)('that is %s is undecided at once, and the host goes on', async (_name, failure) => {
    const { state, gate, failing } = makeGate();
    expect(await gate.pass(failing(failure))).toMatchObject({ ok: false, decided: false });
    expect([state.tries, gate.shut]).toEqual([1, null]);
  });
});

describe('the host', () => {
  test('that never answered is not asked again once a thing has failed three times', async () => {
    const { state, gate, failing } = makeGate();
    await gate.pass(failing(network));
    const second = await gate.pass(failing(network));
    expect(second).toEqual({
      ok: false,
      decided: false,
      why: 'no answer from git.example: "Connection refused" (tried 3 times)',
    });
    expect(state.tries).toBe(3);
  });

  test('is asked on where something else went well meanwhile', async () => {
    const { gate, failing } = makeGate();
    const sick = gate.pass(async () => {
      await gate.pass(fine);
      return failing(server502)(1_000);
    });
    expect(await sick).toMatchObject({ decided: false });
    expect(gate.shut).toBeNull();
    expect(await gate.pass(fine)).toEqual({ ok: true, value: 'fine' });
  });

  test('that answers 5xx for one thing is asked for another, and given up after two', async () => {
    const { state, gate, failing } = makeGate();
    await gate.pass(failing(server502));
    expect(gate.shut).toBeNull();
    expect(await gate.pass(fine)).toEqual({ ok: true, value: 'fine' });
    await gate.pass(failing(server502));
    expect(gate.shut).toBeNull();
    await gate.pass(failing(server502));
    expect(gate.shut).toBe('git.example answered 502 (tried 3 times)');
    expect(state.tries).toBe(9);
  });

  test('has one budget: failures side by side count once', async () => {
    const { state, gate } = makeGate();
    const both = [1, 2].map(() =>
      gate.pass<string>(async () => {
        await Promise.resolve();
        state.now = Math.max(state.now, 3_000);
        return { ok: false, failure: network };
      }),
    );
    await Promise.all(both);
    expect(state.slept.length).toBeGreaterThanOrEqual(2);
    expect(state.now).toBeLessThanOrEqual(20_000);
  });

  test('is never in trouble for more than its budget, whatever fails how', async () => {
    const { state, gate, failing } = makeGate();
    for (let at = 0; at < 40; at += 1) {
      await gate.pass(fine);
      await gate.pass(failing(server502, 700));
    }
    expect(state.now).toBeLessThanOrEqual(20_000);
    expect(gate.shut).toMatch(/^git\.example answered 502/);
  });
});
