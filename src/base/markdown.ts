// The escaper for GitHub Markdown. Entities alone do not stop GitHub: mentions, issue numbers and mail
// addresses are looked for after entities are decoded, but never inside code. So every word that is
// not plain is set as code, and code is written as HTML, which no run of backticks can end.
// What must hold: docs/decisions/0003-hostile-text.md.
import { visible } from './escape.ts';

/** A value (name, path, digest, URL) as a code span; safe in running text, list items and table cells. */
export function markdownCode(text: string): string {
  const shown = visible(text)
    .replace(/[&<>\\`*[\]|~$]/g, entity)
    // An underscore inside a word is never emphasis.
    .replace(/(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, entity)
    // Bare URLs become links even inside HTML code; these are the two ways they begin.
    .replace(/:(?=\/)|(?<=www)\./gi, entity)
    // A mail address is found after entities are decoded; an element between its halves ends that.
    .replaceAll('@', '<span>@</span>');
  return `<code>${shown}</code>`;
}

/**
 * A phrase as running text. Plain words stay as they are; a `"quoted"` value (with its quotes, which may
 * be part of what to write), and every word with more than letters, digits and plain punctuation,
 * becomes code.
 */
export function markdownProse(text: string): string {
  return visible(text)
    .trim()
    .split(/("[^"]*"|\s+)/)
    .map((part, at) => {
      if (part === '' || isPlain(part, at === 0)) return part;
      if (/^\s+$/.test(part)) return ' ';
      if (part === '->') return '-&gt;';
      const stop = /[^.,;:][.,;:]$/.test(part) ? part.slice(-1) : '';
      return `${markdownCode(part.slice(0, part.length - stop.length))}${stop}`;
    })
    .join('');
}

/** A word that no Markdown dialect takes for more than a word; `1.` begins a list where it is first. */
function isPlain(word: string, first: boolean): boolean {
  if (/^[.,;:?!)]$/.test(word)) return true;
  if (/www\.|gh-\d|[0-9a-f]{7}/i.test(word)) return false;
  if (first && /^\d+[.)]$/.test(word)) return false;
  return /^[(']*[\p{L}\p{N}]+(?:[-'./][\p{L}\p{N}]+)*[.,;:?!)']*$/u.test(word);
}

function entity(mark: string): string {
  return `&#${mark.charCodeAt(0)};`;
}
