// What can still be read of a text with a syntax error: the rows before the one that is broken. They are
// read by themselves, so that one slip does not hide their faults.
// Specification: registry page, "a YAML syntax error ends the reading, and the rest is not checked".
import { type ParsedYaml, parseYaml } from '../base/yaml.ts';

export interface RowsBefore {
  readonly parsed: ParsedYaml;
  /** Offset of the first row that is not read. */
  readonly end: number;
}

/** A quote or bracket that is not closed shows only later; this many rows back are tried. */
const TRIES = 3;

/** The text up to the last row that begins before `error` and leaves something readable, or null. */
export function rowsBefore(text: string, error: number): RowsBefore | null {
  const column = /^( *)-(?:[ \r\n]|$)/m.exec(text)?.[1]?.length;
  if (column === undefined) return null;
  const dash = `\n${' '.repeat(column)}-`;
  let end = error + 1;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = end < 2 ? -1 : text.lastIndexOf(dash, end - 2);
    if (found < 0) return null;
    end = found + 1;
    const parsed = parseYaml(text.slice(0, end));
    if (parsed.syntax === null && parsed.root !== null) return { parsed, end };
  }
  return null;
}
