import { type ExpectedFacts } from './assert-pinned.ts';
import type { PinPlan, PinRequest } from './pin-request.ts';
import type { Registry } from './registry.ts';
/** Plans. Remote rows are left as they are, but for those that `remote` has facts of. Throws `Fault` (`internal`) if the result would not hold. */
export declare function planPin(request: PinRequest): PinPlan;
/** The rows in order, where moving them changes nothing else: a kept line break at the end of a row can. */
export declare function inOrderOrNull(before: Registry, unsorted: Registry, facts: readonly ExpectedFacts[]): string | null;
