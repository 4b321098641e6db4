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
  readonly #names: readonly string[];
  readonly #folded = new Map<string, number[]>();
  readonly #skeletons = new Map<string, number[]>();
  readonly #parts = new Map<string, number[]>();
  /** Which letters a name has, as bits: names with few letters in common need no closer look. */
  readonly #letters: Int32Array;
  readonly #compared: Int32Array;
  #turn = 0;

  constructor(names: Iterable<string>) {
    this.#names = [...new Set(names)];
    this.#letters = new Int32Array(this.#names.length);
    this.#compared = new Int32Array(this.#names.length);
    for (const [at, name] of this.#names.entries()) {
      const folded = withoutSeparators(name);
      this.#letters[at] = lettersOf(folded);
      push(this.#folded, folded, at);
      push(this.#skeletons, skeletonOf(name), at);
      if (folded.length > LONGEST) continue;
      for (const [part, text] of partsOf(folded).entries()) {
        push(this.#parts, `${folded.length} ${part} ${text}`, at);
      }
    }
  }

  /** The likest known name other than `name` itself and those of `except`, or null. */
  likeness(name: string, except: ReadonlySet<string> = new Set()): Likeness | null {
    const folded = withoutSeparators(name);
    const pick = (places: readonly number[] | undefined): string | null =>
      places
        ?.map((at) => this.#names[at] ?? name)
        .filter((one) => one !== name && !except.has(one))
        .toSorted(byCodeUnits)[0] ?? null;
    const separators = pick(this.#folded.get(folded));
    if (separators !== null) return { name: separators, how: 'separators', edits: 0 };
    const confusable = pick(this.#skeletons.get(skeletonOf(name)));
    if (confusable !== null) return { name: confusable, how: 'confusable', edits: 0 };
    if (folded.length > LONGEST) return null;
    const swapped = pick(swapsOf(folded).flatMap((text) => this.#folded.get(text) ?? []));
    if (swapped !== null) return { name: swapped, how: 'swapped', edits: 0 };
    return this.#nearest(name, folded, except);
  }

  /**
   * Names within two edits keep one of their three parts whole, moved by at most two places: only those
   * that have such a part are compared.
   */
  #nearest(name: string, folded: string, except: ReadonlySet<string>): Likeness | null {
    this.#turn += 1;
    const letters = lettersOf(folded);
    let best: Likeness | null = null;
    for (let length = Math.max(1, folded.length - 2); length <= folded.length + 2; length += 1) {
      const most = editsFor(Math.min(folded.length, length));
      if (Math.abs(folded.length - length) > most || most === 0) continue;
      for (const places of this.#sharing(folded, length, most)) {
        for (const at of places) {
          if (this.#compared[at] === this.#turn) continue;
          this.#compared[at] = this.#turn;
          if (bitsOf((this.#letters[at] ?? 0) ^ letters) > 2 * most) continue;
          best = nearer(best, this.#compare(name, folded, at, most, except));
        }
      }
    }
    return best;
  }

  #compare(
    name: string,
    folded: string,
    at: number,
    most: number,
    except: ReadonlySet<string>,
  ): Likeness | null {
    const candidate = this.#names[at] ?? name;
    if (candidate === name || except.has(candidate)) return null;
    const edits = editDistance(folded, withoutSeparators(candidate), most);
    return edits > most ? null : { name: candidate, how: 'distance', edits };
  }

  /** Places of names of one length that have a part of `folded`, moved by at most `most`. */
  *#sharing(folded: string, length: number, most: number): Iterable<readonly number[]> {
    for (const [part, { start, end }] of cutsOf(length).entries()) {
      for (let shift = -most; shift <= most; shift += 1) {
        if (start + shift < 0 || end + shift > folded.length) continue;
        const text = folded.slice(start + shift, end + shift);
        yield this.#parts.get(`${length} ${part} ${text}`) ?? [];
      }
    }
  }
}

function nearer(a: Likeness | null, b: Likeness | null): Likeness | null {
  if (a === null || b === null) return a ?? b;
  if (a.edits !== b.edits) return a.edits < b.edits ? a : b;
  return byCodeUnits(a.name, b.name) <= 0 ? a : b;
}

/** One bit for each of thirty-two groups of characters. */
function lettersOf(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) bits |= 1 << (text.charCodeAt(at) & 31);
  return bits;
}

function bitsOf(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
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

function push(map: Map<string, number[]>, key: string, value: number): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
