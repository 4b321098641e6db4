import { type NotChecked } from '../base/finding.ts';
import type { Gate, GateRequest } from './gate.ts';
export interface BareGateRequest extends Omit<GateRequest, 'file' | 'registry' | 'around'> {
    /** Absolute directories of the run. */
    readonly directories: readonly string[];
    /** A person asked for the base, or what is looked at depends on it: then it has to be there. */
    readonly needed: boolean;
}
/** Opens it. Throws `Fault` (`usage`, `git`) for a base that is needed and cannot be had. */
export declare function openBareGate(request: BareGateRequest): Promise<Gate | NotChecked>;
