// A text with a file name and line positions. The only code that turns offsets into lines and columns.
import type { Place } from './finding.ts';
import { limits } from './limits.ts';
import { hideCredentials } from './mask-credentials.ts';

/** Decoded text of one file; offsets, lines and columns are in UTF-16 code units. */
export class Source {
  readonly file: string;
  readonly text: string;
  #starts: readonly number[] | null = null;

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
  }

  /** The place of the span `[start, end)`; an end on a later line is cut to the first line. */
  place(start: number, end: number = start): Place {
    const starts = this.#lineStarts();
    const at = Math.max(0, Math.min(start, this.text.length));
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    const lineStart = starts[low] ?? 0;
    const lineEnd = this.#lineEnd(lineStart, starts[low + 1] ?? null);
    const column = at - lineStart + 1;
    return {
      file: this.file,
      line: low + 1,
      column,
      endColumn: Math.max(column, Math.min(end, lineEnd) - lineStart + 1),
      ...this.#excerpt(lineStart, lineEnd, at),
    };
  }

  /** The place of a 1-based line as a whole. */
  linePlace(line: number): Place {
    return this.place(this.#lineStarts()[line - 1] ?? 0);
  }

  /** The line, or of a long line the part in which the unit at `at` is in sight. */
  #excerpt(
    lineStart: number,
    lineEnd: number,
    at: number,
  ): { readonly excerpt: string; readonly excerptColumn?: number } {
    const room = limits.excerptLength;
    const wanted = at - lineStart - Math.floor(room / 3);
    const cut = Math.max(0, Math.min(wanted, lineEnd - lineStart - room));
    const end = Math.min(lineEnd, lineStart + cut + room);
    const excerpt = hideCredentials(this.text.slice(lineStart + cut, end));
    return cut === 0 ? { excerpt } : { excerpt, excerptColumn: cut + 1 };
  }

  #lineStarts(): readonly number[] {
    if (this.#starts !== null) return this.#starts;
    const starts = [0];
    for (let at = 0; at < this.text.length; at += 1) {
      const unit = this.text.charCodeAt(at);
      if (unit === 10 || (unit === 13 && this.text.charCodeAt(at + 1) !== 10)) starts.push(at + 1);
    }
    this.#starts = starts;
    return starts;
  }

  // From the next line's start, not by looking for the end: a file may be one line of megabytes.
  #lineEnd(lineStart: number, nextStart: number | null): number {
    let end = nextStart ?? this.text.length;
    if (nextStart === null) return end;
    while (end > lineStart && /[\r\n]/.test(this.text.charAt(end - 1))) end -= 1;
    return end;
  }
}
