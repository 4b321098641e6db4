// Temporary files of writes whose process died before it could remove them (killed, power lost). The name carries
// the process (atomic-file.ts): what belongs to a living one, or is called otherwise, is never touched.
import { basename, dirname, join } from 'node:path';
import { type Disk, realDisk } from './disk.ts';
import { systemCode } from './fault.ts';

/** Removes those beside `path`. A leftover that cannot be removed stays; that is no fault. */
export function removeLeftovers(path: string, disk: Disk = realDisk): void {
  const directory = dirname(path);
  const prefix = `.${basename(path)}.`;
  try {
    for (const entry of disk.readdirSync(directory, { withFileTypes: true })) {
      const { name } = entry;
      if (!entry.isFile() || !name.startsWith(prefix)) continue;
      const pid = /^([1-9]\d{0,8})-[0-9a-z]+\.tmp$/.exec(name.slice(prefix.length))?.[1];
      if (pid !== undefined && isDead(Number(pid))) disk.unlinkSync(join(directory, name));
    }
  } catch {
    // Tidying only: the write that follows says what is wrong with the directory.
  }
}

/** True only where the system says that there is no such process. */
function isDead(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return systemCode(error) === 'ESRCH';
  }
}
