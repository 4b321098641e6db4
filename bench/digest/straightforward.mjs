// The yardstick: the digest page in the plainest code, with all its stability checks, one readFileSync a
// file, one hash update a piece. node bench/digest/straightforward.mjs DIR prints the digest.
import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
} from 'node:fs';
import { join } from 'node:path';

const facts = ['dev', 'ino', 'mode', 'nlink', 'size', 'mtimeNs', 'ctimeNs'];
const hash = createHash('sha256');

function frame(kind, path, payload) {
  hash.update(`${kind}\0${path}\0${payload.length}\0`);
  hash.update(payload);
  hash.update('\0');
}

function same(a, b) {
  return facts.every((fact) => a[fact] === b[fact]);
}

function visit(absolute, path) {
  const before = lstatSync(absolute, { bigint: true });
  if (before.isSymbolicLink()) {
    frame('link', path, readlinkSync(absolute, 'buffer'));
  } else if (before.isDirectory()) {
    frame('directory', path, Buffer.alloc(0));
    const names = readdirSync(absolute).sort();
    for (const name of names) visit(join(absolute, name), path === '' ? name : `${path}/${name}`);
    const after = lstatSync(absolute, { bigint: true });
    const again = readdirSync(absolute).sort();
    if (!same(before, after) || names.join('\0') !== again.join('\0')) throw new Error(path);
  } else {
    if (!before.isFile() || before.nlink !== 1n) throw new Error(path);
    const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
    const handle = openSync(absolute, flags);
    const opened = fstatSync(handle, { bigint: true });
    frame('file', path, readFileSync(handle));
    const after = fstatSync(handle, { bigint: true });
    closeSync(handle);
    if (!same(before, opened) || !same(opened, after)) throw new Error(path);
  }
}

visit(process.argv[2], '');
console.log(hash.digest('hex'));
