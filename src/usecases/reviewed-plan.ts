// A plan that somebody reviewed, from the file that `--expect` names: what a dry run printed, or a bare
// list of copies. Hostile like any file: checked before anything is compared with it.
// Specification: lifecycle page, "Guard: reviewed plans".
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Fault, messageOf } from '../base/fault.ts';
import { limits } from '../base/limits.ts';
import { quote } from '../base/quote.ts';
import { parseExpectedState } from '../lifecycle/expected-state.ts';
import { membersOf } from '../lifecycle/json-value.ts';
import type { PluginExpectedState, PluginPlan } from '../lifecycle/types.ts';

type Members = ReadonlyMap<string, unknown>;

export interface ReviewedPlan {
  readonly expect: PluginExpectedState;
  /** What the reviewer saw coming in; absent where the plan does not say. */
  readonly incoming: Partial<NonNullable<PluginPlan['incoming']>> | null;
}

/** The change that is about to be made, as far as the command line says. */
export interface PlannedChange {
  readonly operation: PluginPlan['operation'];
  readonly scope: string;
  /** Null where only the package knows its id. */
  readonly id: string | null;
}

/**
 * Reads a plan for `change`. Throws `Fault` (`usage`): no such file, no plan in it, or one that is for
 * another change.
 */
export function readReviewedPlan(file: string, cwd: string, change: PlannedChange): ReviewedPlan {
  const value = readJson(file, cwd);
  const outer = membersOf(value);
  const plan = membersOf(outer?.get('plan')) ?? outer;
  for (const fact of ['operation', 'scope', 'id'] as const) {
    const planned = plan?.get(fact);
    const wanted = change[fact];
    if (planned === undefined || wanted === null || planned === wanted) continue;
    throw new Fault(
      'usage',
      `the plan ${quote(file)} is for the ${fact} ${quote(String(planned))}, this is ${quote(wanted)}`,
      'make a plan of this very command with --dry-run',
    );
  }
  return {
    expect: parseExpectedState(value),
    incoming: incomingOf(plan),
  };
}

function readJson(file: string, cwd: string): unknown {
  const path = resolve(cwd, file);
  let text: string;
  try {
    if (statSync(path).size > limits.smallFileBytes) throw new Error('it is too large for a plan');
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new Fault('usage', `the plan ${quote(file)} cannot be read: ${messageOf(error)}`);
  }
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (error) {
    throw new Fault(
      'usage',
      `the plan ${quote(file)} is not JSON: ${messageOf(error)}`,
      'make one with --dry-run and hand back what it printed',
    );
  }
}

function incomingOf(plan: Members | null): ReviewedPlan['incoming'] {
  const incoming = membersOf(plan?.get('incoming'));
  if (incoming === null) return null;
  const text = (key: string): string | null => {
    const value = incoming.get(key);
    return typeof value === 'string' ? value : null;
  };
  const [version, kind, contentDigest] = [text('version'), text('kind'), text('contentDigest')];
  if (version === null || kind === null || contentDigest === null) {
    throw new Fault(
      'usage',
      '"incoming" of the plan lacks version, kind or contentDigest',
      'hand the plan back as it was printed',
    );
  }
  return { version, kind, contentDigest };
}
