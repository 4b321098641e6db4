// Which known name a new one could be taken for: equal without separators, equal to the eye, or a slip of
// the finger away. How many slips count grows with the length, so that short names do not all resemble
// each other. Looks names up by parts instead of comparing with each: 50,000 names stay cheap.
// Specification: registry page, "The gate on a change" ("length-scaled edit distance").
import { editDistance } from '../../base/nearest.ts';
import { byCodeUnits } from '../../base/order.ts';
import { skeletonOf, withoutSeparators } from './skeleton.ts';

export interface Likeness {
  readonly name: string;
  readonly how: 'separators' | 'confusable' | 'swapped' | 'distance';
  /** Letters that differ, for `distance`. */
  readonly edits: number;
}

/** Longer names are only compared whole: no directory of a package has one. */
const LONGEST = 64;

/** How many letters may differ between names of which the shorter (without separators) has that length. */
export function editsFor(length: number): 0 | 1 | 2 {
  if (length < 5) return 0;
  return length < 12 ? 1 : 2;
}

/** An index of known names. */
export class SimilarNames {
  readonly #folded = new Map<string, string[]>();
  readonly #skeletons = new Map<string, string[]>();
  readonly #parts = new Map<string, string[]>();

  constructor(names: Iterable<string>) {
    for (const name of new Set(names)) {
      const folded = withoutSeparators(name);
      push(this.#folded, folded, name);
      push(this.#skeletons, skeletonOf(name), name);
      if (folded.length > LONGEST) continue;
      for (const [at, part] of partsOf(folded).entries()) {
        push(this.#parts, `${folded.length} ${at} ${part}`, name);
      }
    }
  }

  /** The likest known name other than `name` itself and those of `except`, or null. */
  likeness(name: string, except: ReadonlySet<string> = new Set()): Likeness | null {
    const folded = withoutSeparators(name);
    const pick = (names: readonly string[] | undefined): string | null =>
      names?.filter((one) => one !== name && !except.has(one)).toSorted(byCodeUnits)[0] ?? null;
    const separators = pick(this.#folded.get(folded));
    if (separators !== null) return { name: separators, how: 'separators', edits: 0 };
    const confusable = pick(this.#skeletons.get(skeletonOf(name)));
    if (confusable !== null) return { name: confusable, how: 'confusable', edits: 0 };
    if (folded.length > LONGEST) return null;
    const swapped = pick(swapsOf(folded).flatMap((text) => this.#folded.get(text) ?? []));
    if (swapped !== null) return { name: swapped, how: 'swapped', edits: 0 };
    return this.#nearest(name, folded, except);
  }

  #nearest(name: string, folded: string, except: ReadonlySet<string>): Likeness | null {
    let best: Likeness | null = null;
    for (const candidate of this.#candidates(folded)) {
      if (candidate === name || except.has(candidate)) continue;
      const other = withoutSeparators(candidate);
      const most = editsFor(Math.min(folded.length, other.length));
      const edits = editDistance(folded, other, most);
      if (edits > most) continue;
      const better =
        best === null ||
        edits < best.edits ||
        (edits === best.edits && byCodeUnits(candidate, best.name) < 0);
      if (better) best = { name: candidate, how: 'distance', edits };
    }
    return best;
  }

  /**
   * Names within two edits keep one of their three parts whole, moved by at most two places: only those
   * that have such a part are compared.
   */
  #candidates(folded: string): ReadonlySet<string> {
    const found = new Set<string>();
    const shortest = Math.max(1, folded.length - 2);
    for (let length = shortest; length <= folded.length + 2; length += 1) {
      for (const [at, { start, end }] of cutsOf(length).entries()) {
        for (let shift = -2; shift <= 2; shift += 1) {
          if (start + shift < 0 || end + shift > folded.length) continue;
          const part = folded.slice(start + shift, end + shift);
          for (const name of this.#parts.get(`${length} ${at} ${part}`) ?? []) found.add(name);
        }
      }
    }
    return found;
  }
}

function cutsOf(length: number): readonly { readonly start: number; readonly end: number }[] {
  const third = Math.floor(length / 3);
  return [
    { start: 0, end: third },
    { start: third, end: 2 * third },
    { start: 2 * third, end: length },
  ];
}

function partsOf(text: string): readonly string[] {
  return cutsOf(text.length).map(({ start, end }) => text.slice(start, end));
}

/** The text with each two neighbours exchanged. Of very short names every pair would be one. */
function swapsOf(text: string): readonly string[] {
  if (text.length < 5) return [];
  return Array.from({ length: text.length - 1 }, (_, at) => {
    return `${text.slice(0, at)}${text.charAt(at + 1)}${text.charAt(at)}${text.slice(at + 2)}`;
  });
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
