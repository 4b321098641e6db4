import { type Disk } from '../base/disk.ts';
import type { Inventory } from './inventory.ts';
/** Every folder below an absolute plugins directory, dot-names aside. */
export declare function folderInventory(plugins: string, disk?: Disk): Inventory;
