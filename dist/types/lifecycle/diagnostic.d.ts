import type { ChangedFact, PluginDiagnostic, PluginDiagnosticCode } from './types.ts';
/** What stops a mutation, or makes an entry unusable. */
export declare function refusal(code: PluginDiagnosticCode, message: string, changed?: ChangedFact | null): PluginDiagnostic;
/** What a reader should know although the change was made. */
export declare function notice(code: PluginDiagnosticCode, message: string): PluginDiagnostic;
