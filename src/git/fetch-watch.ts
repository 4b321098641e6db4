// How much a running fetch holds: bytes below a directory, and memory of a process with its children.
// Reads only; what cannot be read counts as nothing, since the process may end at any moment.
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of a page, on every system whose /proc we read. */
const PAGE = 4096;

/** Bytes of regular files below `directory`, counted until `most` is passed. Follows no link. */
export function bytesBelow(directory: string, most: number): number {
  let bytes = 0;
  const waiting = [directory];
  for (let next = waiting.pop(); next !== undefined && bytes <= most; next = waiting.pop()) {
    for (const entry of entriesOf(next)) {
      const path = join(next, entry.name);
      if (entry.isDirectory()) waiting.push(path);
      else if (entry.isFile()) bytes += lstatSync(path, { throwIfNoEntry: false })?.size ?? 0;
    }
  }
  return bytes;
}

function entriesOf(directory: string): ReturnType<typeof readTyped> {
  try {
    return readTyped(directory);
  } catch {
    return [];
  }
}

const readTyped = (directory: string) => readdirSync(directory, { withFileTypes: true });

/**
 * Bytes of memory of a process and all below it, without what only maps a file, from /proc; 0 where there
 * is no such thing.
 */
export function memoryOf(pid: number): number {
  let bytes = 0;
  const waiting = [pid];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [, resident = 0, shared = 0] = textOf(`/proc/${next}/statm`).split(' ').map(Number);
    bytes += Math.max(0, resident - shared) * PAGE || 0;
    const children = textOf(`/proc/${next}/task/${next}/children`).split(' ').filter(Boolean);
    waiting.push(...children.map(Number));
  }
  return bytes;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
