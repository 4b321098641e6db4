import fs from 'node:fs';
/** The synchronous file operations the product uses, with the shapes of node:fs. */
export type Disk = Pick<typeof fs, 'closeSync' | 'copyFileSync' | 'existsSync' | 'fchmodSync' | 'fstatSync' | 'fsyncSync' | 'linkSync' | 'lstatSync' | 'mkdirSync' | 'mkdtempSync' | 'openSync' | 'opendirSync' | 'readFileSync' | 'readSync' | 'readdirSync' | 'readlinkSync' | 'realpathSync' | 'renameSync' | 'rmSync' | 'rmdirSync' | 'statSync' | 'symlinkSync' | 'unlinkSync' | 'writeFileSync' | 'writeSync'>;
export declare const realDisk: Disk;
