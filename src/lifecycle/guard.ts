// The guard: every fact of a reviewed plan is observed again under the lock, before anything is written.
// Specification: lifecycle page, "Guard: reviewed plans".
import { quote } from '../base/quote.ts';
import { canonicalJson } from './json-value.ts';
import type { LifecycleHost } from './lifecycle-host.ts';
import type { MutationOptions } from './mutation.ts';
import { observePluginCopy } from './observe-copy.ts';
import type { PluginExpectedCopy, PluginExpectedState, PluginPlan } from './types.ts';
import { PluginWriterRefusal } from './writer-refusal.ts';

/** Throws `PluginWriterRefusal` (`stale_plan`) at the first fact that differs, in the order of the plan. */
export function assertExpectedState(host: LifecycleHost, expect: PluginExpectedState): void {
  for (const copy of expect.copies) {
    assertCopy(copy, observePluginCopy(copy.scope, copy.id, host));
  }
}

/** Compares as JSON: over both key sets, or with `partial` over the given facts only. */
export function assertCopy(expected: PluginExpectedCopy, observed: PluginExpectedCopy): void {
  const given = factsOf(expected);
  const seen = factsOf(observed);
  const names =
    expected.partial === true ? [...given.keys()] : [...new Set([...given.keys(), ...seen.keys()])];
  for (const fact of names) {
    const wanted = given.get(fact) ?? null;
    const found = seen.get(fact) ?? null;
    if (canonicalJson(wanted) === canonicalJson(found)) continue;
    const { scope, id } = expected;
    throw new PluginWriterRefusal(
      'stale_plan',
      `the plan is out of date: ${fact} of ${quote(id)} in the ${scope} scope was ${shown(wanted)} and is ${shown(found)}`,
      { scope, id, fact, expected: wanted, observed: found },
    );
  }
}

/** The same for what a reviewed plan saw coming in: a source that changed since is another plan. */
export function assertIncoming(
  options: Pick<MutationOptions, 'scope' | 'expectIncoming'>,
  { id, incoming }: Pick<PluginPlan, 'id' | 'incoming'>,
): void {
  for (const [fact, expected] of Object.entries(options.expectIncoming ?? {})) {
    const observed = new Map(Object.entries(incoming ?? {})).get(fact) ?? null;
    if (expected === observed) continue;
    throw new PluginWriterRefusal(
      'stale_plan',
      `the plan is out of date: ${fact} of the ${quote(id)} that comes in was ${shown(expected)} and is ${shown(observed)}`,
      { scope: options.scope, id, fact: `incoming.${fact}`, expected, observed },
    );
  }
}

function factsOf(copy: PluginExpectedCopy): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(copy).filter(([fact, value]) => fact !== 'partial' && value !== undefined),
  );
}

function shown(value: unknown): string {
  if (value === null) return 'not there';
  return quote(typeof value === 'string' ? value : canonicalJson(value));
}
