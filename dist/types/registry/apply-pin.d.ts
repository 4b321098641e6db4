import { type Disk } from '../base/disk.ts';
import type { PinPlan } from './pin-request.ts';
import type { Registry } from './registry.ts';
/**
 * Writes the plan to the registry at `path` and says whether it wrote, and removes what a killed pin left. Nothing is written for a refused
 * or unchanged plan. Throws `Fault` (`changed` where the file is not what was read, `io`).
 */
export declare function applyPin(path: string, registry: Registry, plan: PinPlan, disk?: Disk): boolean;
