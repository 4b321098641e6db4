// Order that never depends on locale, file system or timing.

/** Compares as sequences of UTF-16 code units, JavaScript's default sort. */
export function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
