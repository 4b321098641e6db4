// How a value is quoted inside a message: visible, short, in double quotes.
import { visible } from './escape.ts';
import { limits } from './limits.ts';

/** `"text"`, with unseen characters shown as escapes and the middle of long text cut. */
export function quote(text: string): string {
  return `"${shorten(visible(text))}"`;
}

/** Text cut in the middle to about `most` code units, the cut marked with `…`. */
export function shorten(text: string, most: number = limits.quotedLength): string {
  if (text.length <= most) return text;
  const half = Math.floor(most / 2);
  return `${text.slice(0, half)}…${text.slice(-half)}`.replace(
    /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g,
    '',
  );
}

/** `a`, `a and b`, `a, b and c`; beyond `most` names the rest is counted. */
export function listNames(names: readonly string[], most = 5): string {
  const shown = names.slice(0, most);
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`;
  if (shown.length < 2) return shown.join('');
  return `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}
