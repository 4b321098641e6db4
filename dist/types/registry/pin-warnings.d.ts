import { type Finding } from '../base/finding.ts';
import type { JudgedRow } from './judge-row.ts';
import type { PinRequest } from './pin-request.ts';
import type { Registry } from './registry.ts';
/** Findings of the registry `after` pinning; `judged` are the rows as they were, against their packages. */
export declare function pinWarnings(request: PinRequest, judged: readonly JudgedRow[], after: Registry): readonly Finding[];
