// New items behind the last one of a flow list: on lines of their own where the items have that, a comment
// behind the last item staying with it. Pure.
import type { Span } from '../base/data-node.ts';
import type { TextEdit } from './text-edit.ts';
import { indentOf, lineBreakOf, lineEnd, lineStart, skipBlank } from './text-lines.ts';

/** The edits that put `items` behind the item at `last`, which stays in the list. */
export function appendToFlow(
  text: string,
  last: Span,
  items: readonly string[],
): readonly TextEdit[] {
  const start = lineStart(text, last.start);
  const onLines = start + indentOf(text, start) === last.start;
  const gap = onLines ? `${lineBreakOf(text)}${' '.repeat(indentOf(text, start))}` : ' ';
  const next = skipBlank(text, last.end);
  const closed = text[next] === ',';
  const behind = closed ? next + 1 : last.end;
  const rest = text.slice(behind, lineEnd(text, behind));
  const comma = closed ? [] : [{ start: last.end, end: last.end, text: ',' }];
  const whole = items.map((item) => `${gap}${item}`).join(',') + (closed ? ',' : '');
  const at = onLines && /^[ \t]*#/.test(rest) ? behind + rest.replace(/\r?\n$/, '').length : behind;
  return [...comma, { start: at, end: at, text: whole }];
}
