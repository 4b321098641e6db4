// Where things stand in a YAML text beyond what the event stream tells: marks of empty values, closing
// brackets, headers of block scalars, directives. Only scans; decides nothing.
import type { Span } from './data-node.ts';

/** Offset of a tab in the blanks (and dashes) that begin the line of `position`, or null. */
export function indentingTab(text: string, position: number): number | null {
  let at = position;
  while (at > 0 && text[at - 1] !== '\n' && text[at - 1] !== '\r') at -= 1;
  for (; text[at] === ' ' || text[at] === '-' || text[at] === '\t'; at += 1) {
    if (text[at] === '\t') return at;
  }
  return null;
}

/** The offset after the next `mark`, blanks, line breaks and comments skipped; `from` where there is none. */
export function afterMark(text: string, from: number, mark: ':' | '-' | null): number {
  if (mark === null) return from;
  const at = skipBlanksAndComments(text, from);
  return text[at] === mark ? at + 1 : from;
}

function skipBlanksAndComments(text: string, from: number): number {
  let at = from;
  for (;;) {
    const unit = text[at];
    if (unit === ' ' || unit === '\t' || unit === '\n' || unit === '\r') at += 1;
    else if (unit === '#') {
      while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at += 1;
    } else return at;
  }
}

/** The offset after the closing bracket of the flow collection at `start`; `lastEnd` is the end of its last node. */
export function flowEnd(text: string, start: number, lastEnd: number): number {
  const open = text[start];
  if (open !== '[' && open !== '{') return Math.max(lastEnd, start);
  const close = open === '[' ? ']' : '}';
  let at = Math.max(lastEnd, start + 1);
  for (;;) {
    at = skipBlanksAndComments(text, at);
    const unit = text[at];
    if (unit === close) return at + 1;
    if (unit !== ',' && unit !== ':' && unit !== '?') return lastEnd;
    at += 1;
  }
}

/** The offset of the `|` or `>` of a block scalar, the first thing after the node before it and its marks. */
export function blockHeader(text: string, from: number, content: number): number {
  for (let at = from; at < content; at += 1) {
    at = skipBlanksAndComments(text, at);
    const unit = text[at];
    if (unit === '|' || unit === '>') return at;
    if (unit !== ':' && unit !== '-' && unit !== '?') break;
  }
  return content;
}

/** The first line that begins with `%` before the next document starts, or null. */
export function directiveAfter(text: string, from: number): Span | null {
  const lines = /^(?:(%)|---)/gm;
  lines.lastIndex = from;
  const found = lines.exec(text);
  return found?.[1] === undefined ? null : { start: found.index, end: found.index + 1 };
}

export function separatorAfter(text: string, from: number): Span {
  const found = /^(?:---|\.\.\.)/m.exec(text.slice(from));
  const start = found === null ? from : from + found.index;
  return { start, end: Math.min(text.length, start + 3) };
}
