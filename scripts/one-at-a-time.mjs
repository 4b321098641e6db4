// Lets one build run at a time: two that share build/ would mix their files. A dead owner's turn ends.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = join(dirname(dirname(fileURLToPath(import.meta.url))), '.cache');
const turn = join(cache, 'build-turn');

function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function ownerGone() {
  try {
    return !alive(Number(readFileSync(join(turn, 'pid'), 'utf8')));
  } catch {
    return false;
  }
}

/** Waits for this process's turn; it ends with the process. */
export function takeTurn() {
  mkdirSync(cache, { recursive: true });
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let tries = 0; ; tries += 1) {
    try {
      mkdirSync(turn);
      writeFileSync(join(turn, 'pid'), String(process.pid));
      break;
    } catch (error) {
      if (error.code !== 'EEXIST' || tries > 600) throw error;
      if (ownerGone()) rmSync(turn, { recursive: true, force: true });
      else Atomics.wait(pause, 0, 0, 500);
    }
  }
  process.on('exit', () => rmSync(turn, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
}
