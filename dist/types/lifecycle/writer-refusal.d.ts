import type { ChangedFact, PluginDiagnostic, PluginDiagnosticCode } from './types.ts';
/** A writer may not go on. Nothing has been written when it is thrown by the lock or the guard. */
export declare class PluginWriterRefusal extends Error {
    readonly name = "PluginWriterRefusal";
    readonly code: PluginDiagnosticCode;
    readonly changed: ChangedFact | null;
    /** Told after the refusal itself. */
    readonly more: readonly PluginDiagnostic[];
    constructor(code: PluginDiagnosticCode, message: string, changed?: ChangedFact | null, more?: readonly PluginDiagnostic[]);
}
/** Whatever was thrown, as diagnostics with the refusal first. */
export declare function diagnosticsOf(error: unknown): readonly PluginDiagnostic[];
