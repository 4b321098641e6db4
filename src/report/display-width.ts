// How many terminal cells a printable text takes, and cutting text by cells. Takes text that `visible`
// has already been through: no control characters, no zero-width ones but combining marks.

const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/u;
const NARROWEST = /[\p{Mn}\p{Me}]/u;

/** Cells of one code point: 0, 1 or 2. */
function cellsOf(character: string): number {
  if (character >= ' ' && character <= '~') return 1;
  if (NARROWEST.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}

/** Terminal cells of `text`. */
export function displayWidth(text: string): number {
  let cells = 0;
  for (const character of text) cells += cellsOf(character);
  return cells;
}

/** `text` if it fits `cells`, else its beginning and `…`, together at most `cells` wide. */
export function cutEnd(text: string, cells: number): string {
  if (displayWidth(text) <= cells) return text;
  return cells < 1 ? '' : `${take(Array.from(text), cells - 1).join('')}…`;
}

/** `text` if it fits `cells`, else `…` and its end, together at most `cells` wide. */
export function cutStart(text: string, cells: number): string {
  if (displayWidth(text) <= cells) return text;
  if (cells < 1) return '';
  return `…${take(Array.from(text).reverse(), cells - 1)
    .reverse()
    .join('')}`;
}

function take(characters: readonly string[], cells: number): string[] {
  const kept: string[] = [];
  let used = 0;
  for (const character of characters) {
    used += cellsOf(character);
    if (used > cells) break;
    kept.push(character);
  }
  return kept;
}
