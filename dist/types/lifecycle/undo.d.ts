import type { PluginDiagnostic } from './types.ts';
/** Takes one step back; returns what a person must know about it. */
export type UndoStep = () => readonly PluginDiagnostic[];
export declare class Undo {
    #private;
    /** Registers the way back before the step is tried: a step may do its work and fail all the same. */
    before(step: UndoStep): void;
    /** The change stands: nothing is taken back any more. */
    commit(): void;
    /** True when a step could not be taken back. */
    get failed(): boolean;
    /** Takes everything back, last first. Throws nothing. */
    run(): readonly PluginDiagnostic[];
}
