import type { Leftover, LeftoverKind } from './leftovers.ts';
import type { PluginDiagnostic, PluginScope } from './types.ts';
export type DoctorAction = 'restored' | 'recorded' | 'deleted' | 'kept' | 'unlocked' | 'left';
export interface DoctorFinding {
    readonly scope: PluginScope;
    readonly kind: LeftoverKind | 'lock';
    readonly path: string;
    readonly id: string | null;
    /** What was done, or with a dry run what would be. */
    readonly action: DoctorAction;
    /** Lowercase phrase. */
    readonly message: string;
    /** For a kept copy: the commands that restore it or delete it. */
    readonly commands: readonly string[];
}
export interface DoctorResult {
    readonly findings: readonly DoctorFinding[];
    /** What could not be looked at or repaired. An error among them means: not done. */
    readonly diagnostics: readonly PluginDiagnostic[];
}
export declare function leftoverFinding(scope: PluginScope, leftover: Leftover, action: DoctorAction, why?: string): DoctorFinding;
/** The commands that put a kept copy back, and that delete it. */
export declare function recoveryCommands(scope: PluginScope, path: string): readonly string[];
