import type { PluginOrigin } from './types.ts';
export type Parsed<T> = {
    readonly ok: true;
    readonly value: T;
} | {
    readonly ok: false;
    readonly field: string;
    readonly message: string;
};
/** Checks an origin; `field` is its path in the file, such as `installed.page-kit.origin`. */
export declare function parseOrigin(value: unknown, field: string): Parsed<PluginOrigin>;
/** True for a copy that another host's package was turned into: not ours to replace. */
export declare function isForeignOrigin(origin: PluginOrigin | undefined): boolean;
