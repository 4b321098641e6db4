import type { PluginDiagnostic, PluginMutationResult, PluginPlan, PluginScope } from '../lifecycle/types.ts';
interface Asked {
    readonly operation: PluginPlan['operation'];
    readonly scope: PluginScope;
    readonly dryRun: boolean;
}
export interface ChangeText {
    /** For standard output; ends with a line feed or is empty. */
    readonly out: string;
    /** For standard error, likewise. */
    readonly err: string;
}
export declare function renderChange(result: PluginMutationResult, asked: Asked): ChangeText;
/** One diagnostic, and under it what a reviewed plan expected and what is there. */
export declare function diagnosticLines(one: PluginDiagnostic): readonly string[];
export {};
