// Edit distance, for "did you mean". Bounded: long words are not compared.

const LONGEST = 128;

/**
 * Levenshtein distance in code units, or Infinity where it would exceed `most`. Only the band of `most`
 * cells on both sides of the diagonal is filled, so that a long list of names costs little.
 */
export function editDistance(a: string, b: string, most: number): number {
  const tooFar = Number.POSITIVE_INFINITY;
  const apart = a.length - b.length;
  if (apart > most || -apart > most) return tooFar;
  if (a === b) return 0;
  if (a.length > LONGEST || b.length > LONGEST) return tooFar;
  let from = 0;
  while (from < a.length && from < b.length && a.charCodeAt(from) === b.charCodeAt(from)) from += 1;
  let cut = 0;
  while (
    cut < a.length - from &&
    cut < b.length - from &&
    a.charCodeAt(a.length - 1 - cut) === b.charCodeAt(b.length - 1 - cut)
  ) {
    cut += 1;
  }
  const rows = a.length - from - cut;
  const columns = b.length - from - cut;
  let previous: number[] = [];
  for (let column = 0; column <= columns; column += 1) previous.push(column);
  for (let row = 1; row <= rows; row += 1) {
    const first = row > most ? row - most : 1;
    const last = Math.min(row + most, columns);
    const current: number[] = new Array(columns + 1).fill(tooFar);
    current[0] = row;
    let best = row;
    for (let column = first; column <= last; column += 1) {
      const same = a.charCodeAt(from + row - 1) === b.charCodeAt(from + column - 1);
      let value = (previous[column - 1] ?? tooFar) + (same ? 0 : 1);
      const above = (previous[column] ?? tooFar) + 1;
      const before = (current[column - 1] ?? tooFar) + 1;
      if (above < value) value = above;
      if (before < value) value = before;
      current[column] = value;
      if (value < best) best = value;
    }
    if (best > most) return tooFar;
    previous = current;
  }
  const distance = previous[columns] ?? tooFar;
  return distance > most ? tooFar : distance;
}

/** The candidate closest to `word`, within a third of its length (at least 1, at most 3); null if none. */
export function nearestOf(word: string, candidates: Iterable<string>): string | null {
  const most = Math.max(1, Math.min(3, Math.floor(word.length / 3)));
  let best: string | null = null;
  let bestDistance = most + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word, candidate, Math.min(most, bestDistance));
    if (
      distance < bestDistance ||
      (distance === bestDistance && best !== null && candidate < best)
    ) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return bestDistance <= most ? best : null;
}
