// A real disk whose operation number n fails: once, or that one and every later one, as after a crash.
import { constants } from 'node:fs';
import { type Disk, realDisk } from '../../../src/base/disk.ts';

export interface FaultyDisk {
  readonly disk: Disk;
  /** How many operations that count were asked for. */
  readonly count: () => number;
  /** True when the fault was reached. */
  readonly hit: () => boolean;
}

export type Fault =
  | 'once' // operation n fails and does nothing
  | 'after' // operation n does its work and fails all the same
  | 'crash'; // from operation n on nothing happens any more

/** Operations that change what is on the disk. A crash elsewhere leaves the picture of the next of these. */
function changes(name: string, args: readonly unknown[]): boolean {
  if (name === 'openSync') return (Number(args[1]) & constants.O_CREAT) !== 0;
  return /^(?:copyFile|fchmod|fsync|link|mkdir|rename|rm|rmdir|symlink|unlink|write)Sync$/.test(
    name,
  );
}

/** Wraps the functions of the real disk, or of `inner`; only operations that count have a number. */
export function faultyDisk(
  failing: number,
  fault: Fault,
  choice: { readonly counts?: 'all' | 'changes'; readonly inner?: Disk } = {},
): FaultyDisk {
  let count = 0;
  let hit = false;
  const injected = () => Object.assign(new Error('injected'), { code: 'EIO' });
  const disk = new Proxy(choice.inner ?? realDisk, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function') return value;
      const wrapped = (...args: readonly unknown[]) => {
        if (choice.counts === 'changes' && !changes(String(name), args)) {
          if (fault === 'crash' && hit) throw injected();
          return Reflect.apply(value, target, args);
        }
        const at = count;
        count += 1;
        if (at === failing) hit = true;
        if (fault === 'crash' ? at >= failing : fault === 'once' && at === failing)
          throw injected();
        const result: unknown = Reflect.apply(value, target, args);
        if (fault === 'after' && at === failing) throw injected();
        return result;
      };
      // realpathSync.native is an operation as well.
      return Object.assign(wrapped, 'native' in value ? { native: wrapped } : {});
    },
  });
  return { disk, count: () => count, hit: () => hit };
}
