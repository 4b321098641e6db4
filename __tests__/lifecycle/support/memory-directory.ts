// Directories in memory where the system has such a place: thousands of installs sync every file, which a
// loaded disk makes slow, and no test here depends on what a real power cut would leave.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { temporaryDirectory } from '../../support/tree.ts';

const memory = '/dev/shm';
const made: string[] = [];
afterAll(() => {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true, force: true });
});

/** A fresh directory, removed after the test file. */
export function memoryDirectory(): string {
  if (!existsSync(memory)) return temporaryDirectory();
  const directory = mkdtempSync(join(memory, 'plugin-gate-'));
  made.push(directory);
  return directory;
}
