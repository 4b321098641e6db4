import type { UnmetRequirement } from './dependents.ts';
import type { PluginDiagnostic } from './types.ts';
/** The warning, with the command that installs what is missing; `registry` as the command line names it. */
export declare function missingRequirement({ id, scope, requirement }: UnmetRequirement, registry?: string | null): PluginDiagnostic;
