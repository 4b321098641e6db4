import { type Finding } from '../../base/finding.ts';
import type { Registry } from '../registry.ts';
import type { RegistryChange, RowChange } from './row-change.ts';
/** Findings about removed and renamed rows. */
export declare function judgeGone(change: RegistryChange): readonly Finding[];
/** A finding where the source of a row moved to another owner or repository, into this one or out of it. */
export declare function judgeSource(registry: Registry, change: RowChange, serverUrl: string | null): readonly Finding[];
/** Findings about names that are new and look like another one, at the base or now. */
export declare function judgeNewNames(change: RegistryChange): readonly Finding[];
