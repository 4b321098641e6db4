import { type Finding } from '../../base/finding.ts';
import type { Registry } from '../registry.ts';
import type { RowChange } from './row-change.ts';
import type { VersionHistory } from './version-history.ts';
/** The findings of one row that is there now, with the versions its name had before the base. */
export declare function judgeVersions(registry: Registry, change: Exclude<RowChange, {
    readonly kind: 'removed';
}>, history: VersionHistory): readonly Finding[];
