import type { ExpectedSource } from '../lifecycle/resolve-source.ts';
import type { PluginOrigin } from '../lifecycle/types.ts';
import type { Row } from '../registry/registry.ts';
export interface RowSource {
    /** Absolute path of the package. */
    readonly path: string;
    readonly origin: PluginOrigin;
    readonly expected: Required<ExpectedSource>;
}
/**
 * What the row `id` (`kind:name`) of a registry says to install. Throws `Fault` (`usage`): no such row, a row
 * that points at no directory here, or one that lacks a field.
 */
export declare function rowSource(id: string, registry: string, cwd: string): RowSource;
/** Everything a row demands of its package. Throws `Fault` (`usage`) where it lacks a field. */
export declare function rowFields(row: Row, id: string): Pick<RowSource, 'origin' | 'expected'>;
