import { type Finding, type Place } from '../base/finding.ts';
import type { PackageCapability } from './package-capabilities.ts';
export interface RowCapabilities {
    /** `kind:name` of the row. */
    readonly label: string;
    readonly place: Place;
    /** What tells its package from others: rows for one package do not collide. */
    readonly package: string;
    readonly capabilities: readonly PackageCapability[];
}
/** One finding a name, at the last of its rows. */
export declare function rowCollisionFindings(rows: readonly RowCapabilities[]): readonly Finding[];
