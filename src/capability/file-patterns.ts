// Which files a task is for: `*` and `?` within a part, `**` for any number of parts, `[…]` and `{a,b}`. A
// pattern without a slash is for the file's name alone. Patterns come from plugins, so matching never goes back
// further than the last star: its work is the product of the two lengths, whatever the pattern. A matcher that
// makes a regular expression of them has no such bound. Pure. Threats page, "Regular expressions".

/** Most characters of a pattern and of a file path that is matched. */
const PATTERN_LENGTH = 256;
const PATH_LENGTH = 1_024;
/** Most patterns that the braces of one may stand for. */
const ALTERNATIVES = 64;

/** Why a pattern is not admitted, as the end of "the pattern … which"; null when it is. */
export function patternFault(pattern: string): string | null {
  if (pattern.trim() === '') return 'is empty';
  if (pattern.length > PATTERN_LENGTH) return `is longer than ${PATTERN_LENGTH} characters`;
  if (pattern.includes('\0')) return 'has a NUL';
  return expandBraces(pattern) === null
    ? `stands for more than ${ALTERNATIVES} patterns by its braces`
    : null;
}

/** A test for one file: relative, with `/`. */
export function fileMatcher(file: string): (patterns: readonly string[]) => boolean {
  const path = file.replace(/^(?:\.\/)+/, '');
  if (path === '' || path.length > PATH_LENGTH) return () => false;
  const parts = path.split('/');
  return (patterns) => patterns.some((pattern) => matches(pattern, parts));
}

function matches(pattern: string, parts: readonly string[]): boolean {
  if (patternFault(pattern) !== null) return false;
  return (expandBraces(pattern) ?? []).some((each) =>
    each.includes('/')
      ? matchSequence(each.replace(/^(?:\.?\/)+/, '').split('/'), parts, {
          isAny: (part) => part === '**',
          fits: matchPart,
        })
      : matchPart(each, parts.at(-1) ?? ''),
  );
}

/** One part of a pattern against one part of a path. */
function matchPart(pattern: string, part: string): boolean {
  const tokens = pattern.match(/\[[!^]?\]?[^\]]*\]|[\s\S]/gu) ?? [];
  return matchSequence(tokens, [...part], {
    isAny: (token) => token === '*',
    fits: (token, character) =>
      token === '?' || (token.length > 2 ? inClass(token, character) : token === character),
  });
}

interface SequenceRules {
  /** The item stands for any number of items, none included. */
  readonly isAny: (item: string) => boolean;
  readonly fits: (item: string, given: string) => boolean;
}

/** Going back to the last "any" is enough: what an earlier one could take, the last one can take as well. */
function matchSequence(
  wanted: readonly string[],
  given: readonly string[],
  { isAny, fits }: SequenceRules,
): boolean {
  let at = 0;
  let here = 0;
  let lastAny = -1;
  let taken = 0;
  while (here < given.length) {
    const item = wanted[at];
    if (item !== undefined && isAny(item)) {
      lastAny = at;
      taken = here;
      at += 1;
    } else if (item !== undefined && fits(item, given[here] ?? '')) {
      at += 1;
      here += 1;
    } else if (lastAny >= 0) {
      taken += 1;
      here = taken;
      at = lastAny + 1;
    } else return false;
  }
  while (at < wanted.length && isAny(wanted[at] ?? '')) at += 1;
  return at === wanted.length;
}

/** `[abc]`, `[a-z]`, `[!abc]`. */
function inClass(token: string, character: string): boolean {
  const negated = /^\[[!^]/.test(token);
  const members = [...token.slice(negated ? 2 : 1, -1)];
  let found = false;
  for (let at = 0; at < members.length; at += 1) {
    const low = members[at] ?? '';
    const high = members[at + 1] === '-' ? members[at + 2] : undefined;
    if (high !== undefined) at += 2;
    if (character >= low && character <= (high ?? low)) found = true;
  }
  return found !== negated;
}

/** The patterns that the braces of one stand for, or null where they are too many. */
function expandBraces(pattern: string): readonly string[] | null {
  let all: readonly string[] = [pattern];
  for (let round = 0; round < PATTERN_LENGTH; round += 1) {
    const next = all.flatMap((each) => {
      // An innermost pair that has a comma: others are literal.
      const braces = /\{([^{}]*,[^{}]*)\}/.exec(each);
      if (braces === null) return [each];
      const [start, end] = [braces.index, braces.index + braces[0].length];
      return (braces[1] ?? '')
        .split(',')
        .map((choice) => `${each.slice(0, start)}${choice}${each.slice(end)}`);
    });
    if (next.length > ALTERNATIVES) return null;
    if (next.length === all.length && next.every((each, at) => each === all[at])) return all;
    all = next;
  }
  return null;
}
