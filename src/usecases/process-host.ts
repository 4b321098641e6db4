// The machine as installing sees it: the one place where environment, process and clock are read for it.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { homedir, hostname } from 'node:os';
import { realDisk } from '../base/disk.ts';
import { systemCode } from '../base/fault.ts';
import { configDirectory } from '../lifecycle/layout.ts';
import type { LifecycleHost, ProcessState } from '../lifecycle/lifecycle-host.ts';

/** Linux counts start times in hundredths of a second, whatever the kernel's own tick. */
const TICKS_PER_SECOND = 100;
/** Milliseconds by which two readings of one start time may differ. */
const TOLERANCE = 2_000;

/** The host of this process, working in `cwd` (absolute). */
export function processHost(
  cwd: string = process.cwd(),
  env: Readonly<Record<string, string | undefined>> = process.env,
): LifecycleHost {
  const home = homedir();
  return {
    disk: realDisk,
    cwd,
    configDirectory: configDirectory(env, home, cwd),
    home,
    pid: process.pid,
    hostname: hostname(),
    startedAt: new Date(
      startOf(process.pid) ?? Date.now() - process.uptime() * 1_000,
    ).toISOString(),
    command: `plugin-gate ${process.argv.slice(2).join(' ')}`,
    now: () => new Date(),
    randomHex: () => randomBytes(8).toString('hex'),
    processState,
  };
}

/** A process with the number of a dead one started later than its owner said. */
function processState(pid: number, startedAt: string): ProcessState {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return systemCode(error) === 'ESRCH' ? 'gone' : 'running';
  }
  const recorded = Date.parse(startedAt);
  const started = startOf(pid);
  if (Number.isNaN(recorded) || started === null) return 'unknown';
  return Math.abs(started - recorded) > TOLERANCE ? 'gone' : 'running';
}

/** Start of a process in milliseconds since 1970, where the system tells (Linux), else null. */
function startOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22; the name in field 2 is in parentheses and may hold anything.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    const boot = /^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1];
    if (ticks === undefined || boot === undefined) return null;
    return Number(boot) * 1_000 + (Number(ticks) * 1_000) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}
