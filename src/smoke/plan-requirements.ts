// The requirements of a package in the order in which they can be installed, from a registry. Pure.
// Specification: lifecycle page, "Smoke install" ("with its requirements from the registry").
import type { SmokeRequirement } from './smoke-types.ts';

/** A row as the plan needs it: a package on this machine, or why there is none. */
export type RequiredPackage =
  | {
      readonly ok: true;
      readonly path: string;
      readonly pin: string | null;
      /** Its own requirements, `kind:name`. */
      readonly requires: readonly string[];
    }
  | { readonly ok: false; readonly why: string };

export type RequirementPlan =
  | { readonly ok: true; readonly requirements: readonly SmokeRequirement[] }
  | { readonly ok: false; readonly why: string };

/** Walks requirements of requirements; each once, before what needs it. A cycle is an obstacle. */
export function planRequirements(
  self: string,
  requires: readonly string[],
  lookUp: (reference: string) => RequiredPackage,
): RequirementPlan {
  const done = new Set<string>();
  const open = new Set<string>([self]);
  const requirements: SmokeRequirement[] = [];
  // Each frame is entered once for its requirements and left once for itself; no recursion.
  const stack = requires.map((reference) => ({ reference, entered: false })).reverse();
  while (stack.length > 0) {
    const frame = stack[stack.length - 1];
    if (frame === undefined) break;
    const { reference } = frame;
    if (done.has(reference)) {
      stack.pop();
      continue;
    }
    const found = lookUp(reference);
    if (!found.ok) return { ok: false, why: `the requirement ${reference} ${found.why}` };
    if (frame.entered) {
      open.delete(reference);
      done.add(reference);
      requirements.push({ reference, path: found.path, pin: found.pin });
      stack.pop();
      continue;
    }
    if (open.has(reference)) {
      return { ok: false, why: `the requirement ${reference} requires itself through others` };
    }
    frame.entered = true;
    open.add(reference);
    for (const next of [...found.requires].reverse()) {
      stack.push({ reference: next, entered: false });
    }
  }
  return { ok: true, requirements };
}
