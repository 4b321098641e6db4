import type { InventoryReading } from './inventory.ts';
/** Reads rows; `file` is where they come from, for findings. */
export declare function parseInventoryRows(value: unknown, file: string): InventoryReading;
/** The reading of an inventory that says nothing that can be trusted. `why` ends "the inventory …"; `fix`: null for the rule's own. */
export declare function unreadable(file: string, why: string, fix?: string | null): InventoryReading;
