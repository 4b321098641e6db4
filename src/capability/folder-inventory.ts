// "Every folder is enabled": for checks of a whole registry only, where nobody has installed anything.
import { type Disk, realDisk } from '../base/disk.ts';
import type { Inventory } from './inventory.ts';
import { unreadable } from './inventory-rows.ts';
import { whyOf } from './read-file.ts';

/** Every folder below an absolute plugins directory, dot-names aside. */
export function folderInventory(plugins: string, disk: Disk = realDisk): Inventory {
  return {
    read: () => {
      try {
        const entries = disk.readdirSync(plugins, { withFileTypes: true });
        return {
          plugins: entries
            .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
            .map(({ name }) => ({ name, installed: true, enabled: true })),
          readable: true,
          findings: [],
        };
      } catch (error) {
        return whyOf(error) === 'missing'
          ? { plugins: [], readable: true, findings: [] }
          : unreadable(plugins, 'cannot be read');
      }
    },
  };
}
