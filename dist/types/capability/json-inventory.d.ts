import { type Disk } from '../base/disk.ts';
import type { Inventory } from './inventory.ts';
/** Reads the file at an absolute path each time it is asked. */
export declare function jsonInventory(file: string, disk?: Disk): Inventory;
/** Rows that a program holds; they are validated like those of a file, and read anew each time. */
export declare function rowsInventory(rows: unknown): Inventory;
