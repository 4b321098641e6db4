// The one thing that lifecycle code throws on purpose. Only `withPluginScopeLock` lets it out;
// mutations turn it into diagnostics. Specification: lifecycle page, "Functions", "Guard".
import { Fault, type FaultCode, messageOf, systemCode } from '../base/fault.ts';
import { refusal } from './diagnostic.ts';
import type { ChangedFact, PluginDiagnostic, PluginDiagnosticCode } from './types.ts';

/** A writer may not go on. Nothing has been written when it is thrown by the lock or the guard. */
export class PluginWriterRefusal extends Error {
  override readonly name = 'PluginWriterRefusal';
  readonly code: PluginDiagnosticCode;
  readonly changed: ChangedFact | null;
  /** Told after the refusal itself. */
  readonly more: readonly PluginDiagnostic[];

  constructor(
    code: PluginDiagnosticCode,
    message: string,
    changed: ChangedFact | null = null,
    more: readonly PluginDiagnostic[] = [],
  ) {
    super(message);
    this.code = code;
    this.changed = changed;
    this.more = more;
  }
}

const faultCodes: ReadonlyMap<FaultCode, PluginDiagnosticCode> = new Map([
  ['locked', 'locked'],
  // What the caller gave (a host version that is none) is not the machine's fault.
  ['usage', 'invalid'],
]);

/** Whatever was thrown, as diagnostics with the refusal first. */
export function diagnosticsOf(error: unknown): readonly PluginDiagnostic[] {
  if (error instanceof PluginWriterRefusal) {
    return [refusal(error.code, error.message, error.changed), ...error.more];
  }
  if (error instanceof Fault) {
    const hint = error.hint === null ? '' : `; ${error.hint}`;
    return [refusal(faultCodes.get(error.code) ?? 'io', `${error.message}${hint}`)];
  }
  const message = messageOf(error);
  const code = systemCode(error);
  const suffix = code === null || message.includes(code) ? '' : ` (${code})`;
  return [refusal('io', `${message}${suffix}`)];
}
