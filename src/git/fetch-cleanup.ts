// What must be gone on every way out: staging directories and process groups of git, also when this
// process is told to stop by a signal. Handlers are installed only while there is something to remove.
// Specification: registry page, "Getting the bytes" (Safety).
import { mkdtempSync, rmSync } from 'node:fs';

const directories = new Set<string>();
const groups = new Set<number>();
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let installed = false;

/** Remembers a directory until the returned function removes it. Calling that twice is harmless. */
export function removeOnEveryWayOut(directory: string): () => void {
  directories.add(directory);
  install();
  return () => {
    rmSync(directory, { recursive: true, force: true, maxRetries: 2 });
    directories.delete(directory);
    uninstallWhenIdle();
  };
}

/**
 * Makes a directory whose name starts with `prefix` (absolute), to be gone on every way out: no signal can
 * come between. Throws what the system throws.
 */
export function makeTemporary(prefix: string): {
  readonly directory: string;
  readonly remove: () => void;
} {
  install();
  try {
    const directory = mkdtempSync(prefix);
    return { directory, remove: removeOnEveryWayOut(directory) };
  } catch (error) {
    uninstallWhenIdle();
    throw error;
  }
}

/** Remembers a process group until the returned function is called, which does not kill it. */
export function killOnEveryWayOut(group: number): () => void {
  groups.add(group);
  install();
  return () => {
    groups.delete(group);
    uninstallWhenIdle();
  };
}

/** Kills a whole process group at once. A group that has ended already is fine. */
export function killGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // Gone, which is what was wanted.
  }
}

function install(): void {
  if (installed) return;
  installed = true;
  process.on('exit', removeAll);
  for (const signal of signals) process.on(signal, onSignal);
}

/**
 * Not at once: a signal that came during synchronous work is heard only when the event loop polls again,
 * and would be lost with the handlers. One turn may end right after the poll, the second comes behind one.
 */
function uninstallWhenIdle(): void {
  setImmediate(() => setImmediate(uninstall));
}

function uninstall(): void {
  if (!installed || directories.size > 0 || groups.size > 0) return;
  installed = false;
  process.off('exit', removeAll);
  for (const signal of signals) process.off(signal, onSignal);
}

function onSignal(signal: NodeJS.Signals): void {
  removeAll();
  for (const each of signals) process.off(each, onSignal);
  // Nobody else wants the signal: die of it, as the sender expects. Else the other handler decides.
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}

function removeAll(): void {
  for (const group of groups) killGroup(group);
  for (const directory of directories) {
    try {
      rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
    } catch {
      // The process is ending; there is nobody left to tell.
    }
  }
}
