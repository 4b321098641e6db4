// The form of a skill's name: 1 to 64 lowercase letters or digits of any script, single hyphens inside.
// Specification: portable page, "Skills".

const longest = 64;

/** What is wrong with the name, as the end of a sentence; null when nothing is. */
export function skillNameFault(name: string): string | null {
  if (name === '') return 'is empty';
  const length = name.length > 4 * longest ? name.length : [...name].length;
  if (length > longest) return `has ${length} characters, and ${longest} are allowed`;
  // Letters without case (Lo, Lm) count as lowercase; upper and title case do not.
  if (!/^[\p{Ll}\p{Lo}\p{Lm}\p{Nd}-]+$/u.test(name)) {
    return 'has characters other than lowercase letters, digits and hyphens';
  }
  if (name.startsWith('-') || name.endsWith('-')) return 'begins or ends with a hyphen';
  return name.includes('--') ? 'has two hyphens in a row' : null;
}
