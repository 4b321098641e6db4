// Lines of a registry by offset: where one starts and ends, what it is indented by, which comments belong
// to what. Only looks; decides nothing.

/** The line break of the file: that of its first line, LF where it has none. */
export function lineBreakOf(text: string): string {
  const at = text.indexOf('\n');
  return at > 0 && text[at - 1] === '\r' ? '\r\n' : '\n';
}

/** Offset of the first unit of the line that holds `at`. */
export function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

/** Offset after the line break of the line that holds `at`; the end of the text where it has none. */
export function lineEnd(text: string, at: number): number {
  const found = text.indexOf('\n', at);
  return found < 0 ? text.length : found + 1;
}

/** Blanks before the first other unit of the line that starts at `start`. */
export function indentOf(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ') at += 1;
  return at - start;
}

/** True where the line that starts at `start` holds only a comment. */
export function isComment(text: string, start: number): boolean {
  let at = start;
  while (text[at] === ' ' || text[at] === '\t') at += 1;
  return text[at] === '#';
}

/** `end` of a node without the blank lines a block scalar takes in behind it. */
export function contentEnd(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && /\s/.test(text[at - 1] ?? '')) at -= 1;
  return at;
}

/**
 * Offset after the line on which a node ends, and after comment lines below it that are indented deeper
 * than `column`: those belong to the node.
 */
export function endWithComments(text: string, end: number, column: number): number {
  let at = text[end - 1] === '\n' ? end : lineEnd(text, end);
  while (at < text.length && isComment(text, at) && indentOf(text, at) > column) {
    at = lineEnd(text, at);
  }
  return at;
}

/** Offset of the dash of the list item whose content starts at `start`. */
export function dashBefore(text: string, start: number): number {
  let from = lineStart(text, start);
  for (;;) {
    const at = from + indentOf(text, from);
    if (text[at] === '-' && at < start) return at;
    if (from === 0) return lineStart(text, start);
    from = lineStart(text, from - 1);
  }
}

/** The next offset that is neither blank, line break nor comment. */
export function skipBlank(text: string, from: number): number {
  let at = from;
  for (;;) {
    if (/\s/.test(text[at] ?? '')) at += 1;
    else if (text[at] === '#') at = lineEnd(text, at);
    else return at;
  }
}
