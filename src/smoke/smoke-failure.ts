// The two ways a smoke install ends early: the package does not hold an assertion, or our environment
// failed, which says nothing about the package. Specification: lifecycle page, "Smoke install".
import type { PluginDiagnostic, PluginMutationResult } from '../lifecycle/types.ts';

/** An assertion that does not hold. */
export class SmokeFailure extends Error {
  override readonly name = 'SmokeFailure';
}

/** Our disk, or an interrupt: nothing can be said. */
export class SmokeInconclusive extends Error {
  override readonly name = 'SmokeInconclusive';
}

/** A requirement cannot be had: the package was not tried. */
export class SmokeNotRun extends Error {
  override readonly name = 'SmokeNotRun';
}

/** Throws unless the mutation was made. Codes that only our own directories can cause are inconclusive. */
export function assertDone(result: PluginMutationResult, what: string): void {
  assertNone(
    result.diagnostics.filter(({ type, code }) => type === 'error' || code === 'io'),
    what,
  );
}

export function assertNone(diagnostics: readonly PluginDiagnostic[], what: string): void {
  const [first] = diagnostics;
  if (first === undefined) return;
  const text = `${what}: ${first.code}: ${first.message}`;
  if (first.code === 'io' || first.code === 'locked') throw new SmokeInconclusive(text);
  throw new SmokeFailure(text);
}
