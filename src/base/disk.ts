// The disk as a value, so that a test can fail operation 0, 1, 2 … of real code on a real disk.
// Code that writes takes a `Disk`; `realDisk` is node:fs itself. Nothing here adds behaviour.
import fs from 'node:fs';

/** The synchronous file operations the product uses, with the shapes of node:fs. */
export type Disk = Pick<
  typeof fs,
  | 'closeSync'
  | 'copyFileSync'
  | 'existsSync'
  | 'fchmodSync'
  | 'fstatSync'
  | 'fsyncSync'
  | 'linkSync'
  | 'lstatSync'
  | 'mkdirSync'
  | 'mkdtempSync'
  | 'openSync'
  | 'opendirSync'
  | 'readFileSync'
  | 'readSync'
  | 'readdirSync'
  | 'readlinkSync'
  | 'realpathSync'
  | 'renameSync'
  | 'rmSync'
  | 'rmdirSync'
  | 'statSync'
  | 'symlinkSync'
  | 'unlinkSync'
  | 'writeFileSync'
  | 'writeSync'
>;

export const realDisk: Disk = fs;
