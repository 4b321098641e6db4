import type { Waiver } from '../checks/waiver.ts';
/** True for a waiver of a rule of the area `capability` for an entry such as `task:sync`. */
export declare function isStoreWaiver({ rule, row }: Waiver): boolean;
