// The text of a registry in pieces: one for each row where the rows are a plain block list, else one for
// all of it. Pure; knows where rows begin and end, and nothing of what they say.

/**
 * The pieces of `text` that `before` does not have in the same place from its beginning or its end. A piece
 * that is left out is, letter for letter, a piece of `before`.
 */
export function newPieces(text: Buffer, before: Buffer | null): readonly string[] {
  const list = listOf(text);
  if (list === null) return [text.toString('utf8')];
  const earlier = before === null ? null : listOf(before);
  const like = earlier?.at === list.at && earlier.mark === list.mark ? before : null;
  const { start, end } =
    like === null ? { start: list.at, end: text.length } : changedRegion(text, like);
  const mark = list.mark;
  const above = text.lastIndexOf(mark, Math.max(0, start - mark.length));
  const from = start <= list.at || above < list.at ? list.at : above + 1;
  const below = text.indexOf(mark, Math.max(from, end));
  const until = below < 0 ? text.length : below;
  const [first = '', ...rest] = text.subarray(from, until).toString('utf8').split(mark);
  return [first, ...rest.map((piece) => `${mark.slice(1)}${piece}`)];
}

interface BlockList {
  /** Offset of the first item's line. */
  readonly at: number;
  /** What begins every later item: a line feed, the depth, a dash. */
  readonly mark: string;
}

/**
 * The block list that a text is, or null. In a block list nothing but an item begins a line with the dash
 * at the list's own depth.
 */
function listOf(bytes: Buffer): BlockList | null {
  const text = bytes.subarray(0, 4_096).toString('latin1');
  const first = /^( *)- /m.exec(text);
  if (first === null || !isPreface(text.slice(0, first.index))) return null;
  return { at: first.index, mark: `\n${first[1] ?? ''}- ` };
}

/** Only blank lines, comments, and the key that the rows stand under. */
function isPreface(text: string): boolean {
  const lines = text.split('\n');
  return lines.every((line) => /^(?:---|entries:)?\s*(?:#.*)?$/.test(line.trimStart()));
}

/** What is left of `text` without its longest beginning and end that `before` has too. */
function changedRegion(
  text: Buffer,
  before: Buffer,
): { readonly start: number; readonly end: number } {
  const most = Math.min(text.length, before.length);
  const start = longest(most, (size) => text.compare(before, 0, size, 0, size) === 0);
  const tail = longest(most - start, (size) => {
    const [a, b] = [text.length - size, before.length - size];
    return text.compare(before, b, before.length, a, text.length) === 0;
  });
  return { start, end: text.length - tail };
}

/** The largest size up to `most` that fits; a size below one that fits fits too. */
function longest(most: number, fits: (size: number) => boolean): number {
  if (fits(most)) return most;
  let low = 0;
  let high = most;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
