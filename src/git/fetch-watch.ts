// How much a running fetch holds: bytes below a directory, and memory of a process with its children.
// Reads only; what cannot be read counts as nothing, since the process may end at any moment.
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** Resident bytes of a process and all below it, from /proc; 0 where there is no such thing. */
export function memoryOf(pid: number): number {
  let bytes = 0;
  const waiting = [pid];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const pages = Number(textOf(`/proc/${next}/statm`).split(' ')[1] ?? 0);
    bytes += Number.isFinite(pages) ? pages * 4096 : 0;
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
