// The two corpora of the digest benchmark, the same bytes on every machine.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function* numbers(seed) {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state;
  }
}

function bytes(size, random) {
  const words = new Uint32Array(Math.ceil(size / 4));
  for (let at = 0; at < words.length; at += 1) words[at] = random.next().value;
  return Buffer.from(words.buffer, 0, size);
}

/** 10,000 files of 0.5 to 8 KB in 100 directories. */
export function writeSmall(root) {
  const random = numbers(1);
  for (let directory = 0; directory < 100; directory += 1) {
    const path = join(root, `d${directory}`);
    mkdirSync(path, { recursive: true });
    for (let file = 0; file < 100; file += 1) {
      const size = 512 + (random.next().value % (8192 - 512));
      writeFileSync(join(path, `f${file}.md`), bytes(size, random));
    }
  }
}

/** 100 files of 4 MiB. */
export function writeLarge(root) {
  const random = numbers(2);
  mkdirSync(root, { recursive: true });
  for (let file = 0; file < 100; file += 1) {
    writeFileSync(join(root, `f${file}.bin`), bytes(4 * 1024 * 1024, random));
  }
}
