// Line endings that differ in some of the files only: which subset of the text files, each with its other
// ending, gives a digest. Bounded by tries and by bytes; fewest files first. Pure. Digest page, last section.
import type { Cause } from './cause.ts';
import { digestOfItems, type Item, sizeOf } from './items.ts';
import { toCrlf, toLf } from './line-endings.ts';

/** Tries for one tree: every subset of ten files, or each single file of a thousand. */
const MOST_TRIES = 1_024;
/** Bytes that may be hashed for one tree. */
const MOST_BYTES = 64 * 1024 * 1024;

interface Toggle {
  readonly at: number;
  readonly here: 'crlf' | 'lf';
  readonly item: Item;
}

/** The causes of the smallest subset that gives `expected`, or null. */
export function endingsOfSome(items: readonly Item[], expected: string): readonly Cause[] | null {
  const toggles = togglesOf(items);
  let tries = Math.min(MOST_TRIES, Math.floor(MOST_BYTES / Math.max(1, sizeOf(items))));
  const chosen: Toggle[] = [];
  const changed = [...items];
  const search = (from: number, left: number): boolean => {
    if (left === 0) {
      tries -= 1;
      return tries >= 0 && digestOfItems(changed) === expected;
    }
    for (let at = from; at <= toggles.length - left && tries > 0; at += 1) {
      const toggle = toggles[at];
      if (toggle === undefined) return false;
      const before = changed[toggle.at] ?? toggle.item;
      changed[toggle.at] = toggle.item;
      chosen.push(toggle);
      if (search(at + 1, left - 1)) return true;
      chosen.pop();
      changed[toggle.at] = before;
    }
    return false;
  };
  for (let size = 1; size <= toggles.length && tries > 0; size += 1) {
    if (search(0, size)) return causesOf(chosen);
  }
  return null;
}

function togglesOf(items: readonly Item[]): readonly Toggle[] {
  return items.flatMap((item, at): readonly Toggle[] => {
    if (item.kind !== 'file' || item.payload === null) return [];
    const lf = toLf(item.payload);
    const payload = lf ?? toCrlf(item.payload);
    if (payload === null) return [];
    const here = lf === null ? 'lf' : 'crlf';
    return [{ at, here, item: { ...item, payload, size: payload.length } }];
  });
}

function causesOf(chosen: readonly Toggle[]): readonly Cause[] {
  return (['crlf', 'lf'] as const).flatMap((here) => {
    const paths = chosen.filter((one) => one.here === here).map((one) => one.item.path);
    return paths.length === 0 ? [] : [{ kind: 'line-endings' as const, here, paths }];
  });
}
