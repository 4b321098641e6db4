import { type Finding } from '../base/finding.ts';
import type { PinPlan } from './pin-request.ts';
import type { Registry } from './registry.ts';
import type { RowFacts } from './row-facts.ts';
export interface AddRequest {
    readonly registry: Registry;
    /** Facts of the package, and where it is. */
    readonly facts: RowFacts;
    readonly sourceUrl: string;
    /** Why the package or its source is not fit for a row; empty where it is. */
    readonly refusals: readonly Finding[];
    readonly warnings: readonly Finding[];
    readonly isError: (finding: Finding) => boolean;
}
/** Plans. A row that rules over the whole file would refuse is not added. */
export declare function planAdd(request: AddRequest): PinPlan;
