// The facts that must not change while an entry is read (digest page, "Stability").
import type { BigIntStats } from 'node:fs';

/** Times in nanoseconds. The system gives them exactly only as bigint. */
export interface Facts {
  readonly dev: bigint;
  readonly ino: bigint;
  readonly mode: bigint;
  readonly nlink: bigint;
  readonly size: bigint;
  readonly mtimeNs: bigint;
  readonly ctimeNs: bigint;
}

/** Asked for with every stat. One object, because a stat is made twice a file. */
export const exact = { bigint: true } as const;

/** The facts alone, for keeping: the full stat object is several times larger. */
export function factsOf(stat: BigIntStats): Facts {
  const { dev, ino, mode, nlink, size, mtimeNs, ctimeNs } = stat;
  return { dev, ino, mode, nlink, size, mtimeNs, ctimeNs };
}

/** True when both looks saw one unchanged entry. */
export function sameFacts(a: Facts, b: Facts): boolean {
  return (
    a.ctimeNs === b.ctimeNs &&
    a.mtimeNs === b.mtimeNs &&
    a.size === b.size &&
    a.ino === b.ino &&
    a.dev === b.dev &&
    a.mode === b.mode &&
    a.nlink === b.nlink
  );
}
