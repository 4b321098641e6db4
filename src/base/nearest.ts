// Edit distance, for "did you mean". Bounded: long words are not compared.

const LONGEST = 128;

/** Levenshtein distance in code units, or Infinity where it would exceed `most`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  if (a.length > LONGEST || b.length > LONGEST) return a === b ? 0 : Number.POSITIVE_INFINITY;
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      const value = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + cost,
      );
      current.push(value);
      best = Math.min(best, value);
    }
    if (best > most) return Number.POSITIVE_INFINITY;
    previous = current;
  }
  const distance = previous[b.length] ?? Number.POSITIVE_INFINITY;
  return distance > most ? Number.POSITIVE_INFINITY : distance;
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
