import type { Registry, Row } from '../registry.ts';
export type RowChange = {
    readonly kind: 'added';
    readonly id: string;
    readonly head: Row;
} | {
    readonly kind: 'removed';
    readonly id: string;
    readonly base: Row;
}
/** Removed under one identity, added under another: `id` is the new one. */
 | {
    readonly kind: 'renamed';
    readonly id: string;
    readonly base: Row;
    readonly head: Row;
} | {
    readonly kind: 'changed';
    readonly id: string;
    readonly base: Row;
    readonly head: Row;
    /**
     * Keys whose values differ, in the order a person reads them. Empty: the row is as it was, and another
     * one of its identity went.
     */
    readonly fields: readonly string[];
};
export interface RegistryChange {
    readonly base: Registry;
    readonly head: Registry;
    /** In the order of the file now, removed rows last. */
    readonly changes: readonly RowChange[];
    /** The text differs and no row does. */
    readonly formatOnly: boolean;
}
