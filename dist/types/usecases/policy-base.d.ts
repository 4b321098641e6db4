import type { BaseChoice, BaseWorld } from '../git/base-request.ts';
import { type PolicyPlace } from './gate-policy.ts';
export interface PolicyBaseRequest {
    readonly cwd: string;
    /** The policy's path relative to `cwd`, or null: `plugin-gate.yaml` in `cwd`. */
    readonly policy: string | null;
    readonly choice: BaseChoice | null;
    readonly env: Readonly<Record<string, string | undefined>>;
    readonly world: BaseWorld;
}
/**
 * Where the policy is read from; null: the work tree, because there is no base or the file lies in no
 * repository. Throws `Fault` (`usage`, `git`) for a base that cannot be had.
 */
export declare function policyBase(request: PolicyBaseRequest): Promise<PolicyPlace['base']>;
