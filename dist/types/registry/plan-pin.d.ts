import type { PinPlan, PinRequest } from './pin-request.ts';
/** Plans. Remote rows are left as they are. Throws `Fault` (`internal`) if the result would not hold. */
export declare function planPin(request: PinRequest): PinPlan;
