import { type FailOn } from '../checks/verdict.ts';
import type { Report } from '../report/report.ts';
import { type CapabilitiesRequest } from './capabilities-place.ts';
import { type PolicyPlace } from './gate-policy.ts';
import type { Progress } from './progress.ts';
export interface CapabilitiesCheckRequest extends CapabilitiesRequest {
    readonly failOn: FailOn;
    /** Environment for git, of which only an allow-list is passed on. */
    readonly env: Readonly<Record<string, string | undefined>>;
    readonly progress?: Progress;
    /** Policy relative to `cwd`; absent or null: `plugin-gate.yaml` in `cwd`, where there is one. */
    readonly policy?: string | null;
    /** The commit that the policy is read from; absent or null: the work tree. */
    readonly policyBase?: PolicyPlace['base'];
    /** `YYYY-MM-DD` in UTC, for waivers; default: now. */
    readonly today?: string;
}
/** Checks. Throws `Fault` (`usage`, `io`, `too-large`). */
export declare function checkCapabilitiesAt(request: CapabilitiesCheckRequest): Report;
