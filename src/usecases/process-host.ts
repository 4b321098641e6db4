// The machine as installing sees it: the one place where environment, process and clock are read for it.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { homedir, hostname } from 'node:os';
import { realDisk } from '../base/disk.ts';
import { systemCode } from '../base/fault.ts';
import { configDirectory } from '../lifecycle/layout.ts';
import type { LifecycleHost, ProcessState } from '../lifecycle/lifecycle-host.ts';

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
    startedAt: new Date(Date.now() - process.uptime() * 1_000).toISOString(),
    startMark: startMarkOf(process.pid),
    command: `plugin-gate ${process.argv.slice(2).join(' ')}`,
    now: () => new Date(),
    randomHex: () => randomBytes(8).toString('hex'),
    processState,
  };
}

/** A process with the number of a dead one has another mark. */
function processState(pid: number, startMark: string): ProcessState {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return systemCode(error) === 'ESRCH' ? 'gone' : 'running';
  }
  const found = startMarkOf(pid);
  if (found === '' || startMark === '') return 'unknown';
  return found === startMark ? 'running' : 'gone';
}

/**
 * What only one process in the life of a machine has: the boot and the tick in which it started (Linux).
 * No clock in it, because clocks are set. Empty where the system does not tell.
 */
function startMarkOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22; the name in field 2 is in parentheses and may hold anything.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return ticks === undefined || boot === '' ? '' : `${boot}:${ticks}`;
  } catch {
    return '';
  }
}
