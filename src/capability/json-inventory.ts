// The inventory in a plain JSON file, and the same rows given by a program.
import { decodeUtf8 } from '../base/decode.ts';
import { type Disk, realDisk } from '../base/disk.ts';
import { messageOf } from '../base/fault.ts';
import { limits } from '../base/limits.ts';
import type { Inventory, InventoryReading } from './inventory.ts';
import { parseInventoryRows, unreadable } from './inventory-rows.ts';
import { readSmall } from './read-file.ts';

/** Reads the file at an absolute path each time it is asked. */
export function jsonInventory(file: string, disk: Disk = realDisk): Inventory {
  return { file, read: () => readJsonInventory(disk, file) };
}

/** Rows that a program holds; they are validated like those of a file, and read anew each time. */
export function rowsInventory(rows: unknown): Inventory {
  return { read: () => parseInventoryRows(rows, 'inventory') };
}

function readJsonInventory(disk: Disk, file: string): InventoryReading {
  const reading = readSmall(disk, file, limits.stateBytes);
  if (!reading.ok) {
    const why = { missing: 'does not exist', 'not-a-file': 'is not a file' } as const;
    return unreadable(
      file,
      reading.why === 'missing' || reading.why === 'not-a-file'
        ? why[reading.why]
        : 'cannot be read',
      reading.why === 'missing'
        ? 'name the inventory with --inventory (for the Action: the third line of capabilities), or write one: a JSON list of {name, installed, enabled}'
        : null,
    );
  }
  const decoded = decodeUtf8(reading.bytes);
  if (!decoded.ok) return unreadable(file, `is no strict UTF-8 (line ${decoded.line})`);
  let value: unknown;
  try {
    value = JSON.parse(decoded.text);
  } catch (error) {
    return unreadable(file, `is no JSON: ${messageOf(error).toLowerCase()}`);
  }
  return parseInventoryRows(value, file);
}
