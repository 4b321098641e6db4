// Copying a digested tree: files with their bytes, links verbatim, nothing followed, everything synced.
// The copy is exactly the entries of the tree; whoever calls verifies it by its digest.
// Specification: lifecycle page, "Install" 1.
import { constants } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncDirectory } from '../base/atomic-file.ts';
import type { Disk } from '../base/disk.ts';
import { Fault } from '../base/fault.ts';
import type { FileEntry, Tree } from '../digest/tree.ts';

const CHUNK = 1 << 18;
const NO_FOLLOW = constants.O_NOFOLLOW ?? 0;

/** Makes `destination` (which must not exist) and fills it. Throws what the system throws, or `Fault` (`changed`). */
export function copyTree(disk: Disk, tree: Tree, destination: string): void {
  const directories = [destination];
  const files: string[] = [];
  disk.mkdirSync(destination, { mode: 0o755 });
  const buffer = Buffer.allocUnsafe(CHUNK);
  for (const entry of tree.entries) {
    const to = join(destination, entry.path);
    if (entry.type === 'directory') {
      disk.mkdirSync(to, { mode: 0o755 });
      directories.push(to);
    } else if (entry.type === 'link') disk.symlinkSync(entry.target, to);
    else {
      copyFile(disk, join(tree.root, entry.path), to, entry, buffer);
      files.push(to);
    }
  }
  // In a second pass, because a disk that has all of it to write needs far fewer commits for it.
  for (const file of files) syncFile(disk, file);
  for (const directory of directories.reverse()) syncDirectory(disk, directory);
  syncDirectory(disk, dirname(destination));
}

function copyFile(disk: Disk, from: string, to: string, entry: FileEntry, buffer: Buffer): void {
  const input = disk.openSync(from, constants.O_RDONLY | NO_FOLLOW | (constants.O_NONBLOCK ?? 0));
  try {
    if (!disk.fstatSync(input).isFile()) throw changed(from);
    const output = disk.openSync(
      to,
      constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | NO_FOLLOW,
      entry.executable ? 0o755 : 0o644,
    );
    try {
      let left = entry.size;
      for (;;) {
        const read = disk.readSync(input, buffer, 0, buffer.length, null);
        if (read === 0) break;
        left -= read;
        // A file that grows for ever must not fill the disk.
        if (left < 0) throw changed(from);
        let at = 0;
        while (at < read) at += disk.writeSync(output, buffer, at, read - at);
      }
    } finally {
      disk.closeSync(output);
    }
  } finally {
    disk.closeSync(input);
  }
}

function syncFile(disk: Disk, path: string): void {
  const handle = disk.openSync(path, constants.O_RDWR | NO_FOLLOW);
  try {
    disk.fsyncSync(handle);
  } finally {
    disk.closeSync(handle);
  }
}

function changed(path: string): Fault {
  return new Fault('changed', `${path} changed while it was copied`, 'run the command again');
}
