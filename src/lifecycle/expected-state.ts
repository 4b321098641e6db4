// A reviewed plan as it comes from a file: checked before anything is compared.
// Specification: lifecycle page, "Guard: reviewed plans".
import { Fault } from '../base/fault.ts';
import { quote } from '../base/quote.ts';
import { parseDigest } from '../digest/tree.ts';
import { isPluginId } from '../manifest/plugin-id.ts';
import { describeJson, membersOf } from './json-value.ts';
import { parseOrigin } from './parse-origin.ts';
import type { PluginExpectedCopy, PluginExpectedState } from './types.ts';

const facts: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ['scope', (value: unknown) => value === 'user' || value === 'project'],
  ['id', (value: unknown) => typeof value === 'string' && isPluginId(value)],
  ['recorded', (value: unknown) => typeof value === 'boolean'],
  ['tree', isTreeFact],
  ['enabled', (value: unknown) => typeof value === 'boolean'],
  ['recordedDigest', (value: unknown) => typeof value === 'string' && parseDigest(value) !== null],
  ['kind', (value: unknown) => typeof value === 'string'],
  ['trust', (value: unknown) => value === 'trusted' || value === 'foreign'],
  ['origin', (value: unknown) => parseOrigin(value, 'origin').ok],
  ['partial', (value: unknown) => typeof value === 'boolean'],
]);

const always = ['scope', 'id', 'recorded', 'tree', 'enabled'];

/** Checks a plan read from JSON. The plan of a dry run (`{…, expect: {copies}}`) is taken as well. Throws `Fault` (`usage`). */
export function parseExpectedState(value: unknown): PluginExpectedState {
  const outer = membersOf(value);
  const inner = outer?.has('copies') === true ? outer : innerPlan(outer);
  const copies = inner?.get('copies');
  if (!Array.isArray(copies)) {
    throw usage(`the plan is ${describeJson(value)} without a list "copies"`);
  }
  return { copies: copies.map((copy, at) => parseCopy(copy, `copies[${at}]`)) };
}

function innerPlan(
  outer: ReadonlyMap<string, unknown> | null,
): ReadonlyMap<string, unknown> | null {
  const plan = membersOf(outer?.get('plan'));
  return membersOf((plan ?? outer)?.get('expect'));
}

function parseCopy(value: unknown, at: string): PluginExpectedCopy {
  const members = membersOf(value);
  if (members === null) throw usage(`${at} of the plan is ${describeJson(value)}, not an object`);
  for (const [fact, given] of members) {
    const accepts = facts.get(fact);
    if (accepts === undefined) throw usage(`${at} of the plan has an unknown fact ${quote(fact)}`);
    if (!accepts(given)) throw usage(`${at}.${fact} of the plan is not what this fact can be`);
  }
  const needed = members.get('partial') === true ? always.slice(0, 2) : always;
  for (const fact of needed) {
    if (!members.has(fact)) throw usage(`${at} of the plan lacks the fact "${fact}"`);
  }
  // Each member was checked by the table above.
  return Object.fromEntries(members) as unknown as PluginExpectedCopy;
}

function isTreeFact(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return value === 'absent' || value === 'unreadable' || parseDigest(value) !== null;
}

function usage(message: string): Fault {
  return new Fault('usage', message, 'make a plan with --dry-run --json and hand that back');
}
