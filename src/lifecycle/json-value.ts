// JSON values from a state file, a plan or a lock: told apart without ever being trusted as objects.
// Members are read as own entries, so `__proto__` is only a key.

/** The own members of a JSON object, or null when `value` is none. */
export function membersOf(value: unknown): ReadonlyMap<string, unknown> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return new Map(Object.entries(value));
}

/** What a JSON value is, in words. */
export function describeJson(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string' ? 'a string' : `the ${typeof value} ${String(value)}`;
}

/** JSON text with sorted keys: equal texts are equal values. Undefined members vanish. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = membersOf(value);
  if (members === null) return JSON.stringify(value) ?? 'null';
  const parts = [...members]
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${parts.join(',')}}`;
}
