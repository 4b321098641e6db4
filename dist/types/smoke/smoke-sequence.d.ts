import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
import type { PluginScope } from '../lifecycle/types.ts';
import type { SmokeRequest, SmokeStep } from './smoke-types.ts';
export interface SequenceStep {
    readonly name: SmokeStep;
    /** Throws `SmokeFailure` or `SmokeInconclusive`. */
    readonly run: () => void;
}
export declare function smokeSequence(request: SmokeRequest, scope: PluginScope, host: LifecycleHost): readonly SequenceStep[];
