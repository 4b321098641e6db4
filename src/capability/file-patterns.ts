// Which files a task is for. Patterns come from plugins: they are admitted only where matching cannot take
// long, since a matcher turns them into a regular expression. Pure.
// Specification: capabilities page, "`capabilities list --for FILE`"; threats page, "Regular expressions".
import picomatch from 'picomatch';

/** Most characters of a pattern and of a file path that is matched. */
const PATTERN_LENGTH = 256;
const PATH_LENGTH = 1_024;
/** Most `*` in one part of a pattern, and most parts `**`: the work grows with the power of both. */
const STARS_IN_PART = 3;
const GLOBSTARS = 2;

/** Why a pattern is not admitted, as the end of "the pattern … which"; null when it is. */
export function patternFault(pattern: string): string | null {
  if (pattern.trim() === '') return 'is empty';
  if (pattern.length > PATTERN_LENGTH) return `is longer than ${PATTERN_LENGTH} characters`;
  if (pattern.includes('\0')) return 'has a NUL';
  const parts = pattern.split('/');
  const stars = parts.map((part) => (part === '**' ? 0 : (part.match(/\*/g)?.length ?? 0)));
  if (stars.some((count) => count > STARS_IN_PART)) {
    return `has more than ${STARS_IN_PART} stars in one part`;
  }
  if (parts.filter((part) => part === '**').length > GLOBSTARS) {
    return `has more than ${GLOBSTARS} parts **`;
  }
  return (pattern.match(/\{/g)?.length ?? 0) > 2 ? 'has more than two pairs of braces' : null;
}

/** A test for one file: relative, with `/`. Patterns without a slash are for the file's name alone. */
export function fileMatcher(file: string): (patterns: readonly string[]) => boolean {
  const path = file.replace(/^(?:\.\/)+/, '');
  if (path === '' || path.length > PATH_LENGTH) return () => false;
  return (patterns) =>
    patterns.some(
      (pattern) =>
        patternFault(pattern) === null &&
        picomatch(pattern, { dot: true, noextglob: true, basename: true, nonegate: true })(path),
    );
}
