// Making diagnostics of mutations, listings and doctor. Specification: lifecycle page, "Functions".
import type { ChangedFact, PluginDiagnostic, PluginDiagnosticCode } from './types.ts';

/** What stops a mutation, or makes an entry unusable. */
export function refusal(
  code: PluginDiagnosticCode,
  message: string,
  changed: ChangedFact | null = null,
): PluginDiagnostic {
  return { type: 'error', code, message, changed };
}

/** What a reader should know although the change was made. */
export function notice(code: PluginDiagnosticCode, message: string): PluginDiagnostic {
  return { type: 'warning', code, message, changed: null };
}
