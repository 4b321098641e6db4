// Runs one git process that may talk to a server: argument vector, own process group, and an end by time,
// bytes on disk, memory or output. Never a shell; the group is killed whole. Asynchronous throughout.
// Specification: registry page, "Getting the bytes" (Safety).
import { type ChildProcess, spawn } from 'node:child_process';
import { Fault, messageOf, systemCode } from '../base/fault.ts';
import { killGroup, killOnEveryWayOut } from './fetch-cleanup.ts';
import type { FetchLimits } from './fetch-limits.ts';
import { bytesBelow, memoryOf } from './fetch-watch.ts';

export interface GitProcess {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Milliseconds, real time. */
  readonly timeMs: number;
  readonly limits: FetchLimits;
  /** Directory whose bytes are capped, or null. */
  readonly watched: string | null;
}

export type Stopped = 'time' | 'bytes' | 'memory' | 'output';

export interface GitEnded {
  readonly code: number | null;
  readonly stdout: Buffer;
  /** At most 64 KiB of it, from the start. Hostile text. */
  readonly stderr: string;
  /** Why we ended it, or null when it ended by itself. */
  readonly stopped: Stopped | null;
}

const STDERR = 64 * 1024;
const WATCH_MS = 100;

/** Runs git to its end. Throws `Fault` (`git`) when git cannot be started at all. */
export function runNetworkGit(run: GitProcess): Promise<GitEnded> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', run.args, {
      cwd: run.cwd,
      env: { ...run.environment },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const group = child.pid ?? null;
    const forget = group === null ? () => undefined : killOnEveryWayOut(group);
    let stopped: Stopped | null = null;
    const stop = (why: Stopped): void => {
      stopped ??= why;
      if (group !== null) killGroup(group);
    };
    const timer = setTimeout(() => stop('time'), run.timeMs);
    const unwatch = group === null ? () => undefined : watch(group, run, stop);
    const output = collect(child, run.limits.outputBytes, () => stop('output'));
    const finish = (): void => {
      clearTimeout(timer);
      unwatch();
      // A helper of git may outlive it and hold the connection.
      if (group !== null) killGroup(group);
      forget();
    };
    child.on('error', (error) => {
      finish();
      const missing = systemCode(error) === 'ENOENT';
      const message = missing ? 'git is not installed' : `git did not start: ${messageOf(error)}`;
      reject(new Fault('git', message, 'install git and put it on PATH', error));
    });
    child.on('close', (code) => {
      finish();
      // What was written faster than the watch looks counts all the same.
      if (isOver(run)) stopped ??= 'bytes';
      resolve({ code, ...output(), stopped });
    });
  });
}

function collect(
  child: ChildProcess,
  most: number,
  over: () => void,
): () => { readonly stdout: Buffer; readonly stderr: string } {
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  let outBytes = 0;
  let errBytes = 0;
  child.stdout?.on('data', (chunk: Buffer) => {
    outBytes += chunk.length;
    if (outBytes > most) over();
    else out.push(chunk);
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    if (errBytes < STDERR) err.push(chunk.subarray(0, STDERR - errBytes));
    errBytes += chunk.length;
  });
  return () => ({ stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString('utf8') });
}

function watch(pid: number, run: GitProcess, stop: (why: Stopped) => void): () => void {
  let timer: NodeJS.Timeout;
  const look = (): void => {
    const began = performance.now();
    if (memoryOf(pid) > run.limits.memoryBytes) stop('memory');
    if (isOver(run)) stop('bytes');
    // Looking at many files takes time itself; it may cost a fifth of ours, not more.
    timer = setTimeout(look, Math.max(WATCH_MS, (performance.now() - began) * 4));
  };
  timer = setTimeout(look, WATCH_MS);
  return () => clearTimeout(timer);
}

function isOver(run: GitProcess): boolean {
  const most = run.limits.bytes;
  return run.watched !== null && bytesBelow(run.watched, most) > most;
}
