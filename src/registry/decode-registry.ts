// From bytes to text, before anything is parsed: size, encoding and how much a parser would have to hold.
// Specification: registry page, "Reading it defends itself"; threats page, "YAML".
import { decodeUtf8 } from '../base/decode.ts';
import { type Finding, finding, wholeFile } from '../base/finding.ts';
import { limits } from '../base/limits.ts';
import { Source } from '../base/source.ts';
import { unreadable } from './unread-registry.ts';

export type DecodedRegistry =
  | { readonly ok: true; readonly source: Source }
  | { readonly ok: false; readonly finding: Finding; readonly source: Source | null };

/** Line breaks, commas and brackets of one file: bounds the parser's memory before it starts. */
const MOST_MARKS = 1_500_000;

/** The text of a registry, or the finding that ends the reading. */
export function decodeRegistry(bytes: Uint8Array, file: string): DecodedRegistry {
  const no = (one: Finding, source: Source | null = null): DecodedRegistry => ({
    ok: false,
    finding: one,
    source,
  });
  if (bytes.length > limits.registryBytes) {
    const message = `${file} is larger than ${limits.registryBytes} bytes`;
    return no(unreadable(file, 'too-large', message));
  }
  const decoded = decodeUtf8(bytes);
  if (!decoded.ok) return no(encodingFinding(file, decoded.why, decoded.line));
  const source = new Source(file, decoded.text);
  if (countMarks(bytes) > MOST_MARKS) {
    const message = `${file} has more than ${MOST_MARKS} lines and list items`;
    return no(unreadable(file, 'too-large', message), source);
  }
  const nul = decoded.text.indexOf('\0');
  if (nul < 0) return { ok: true, source };
  const found = encodingFinding(file, 'nul', 1);
  return no({ ...found, place: source.place(nul, nul + 1) }, source);
}

function countMarks(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) {
    // Line feed, carriage return, comma, opening bracket, opening brace.
    if (byte === 10 || byte === 13 || byte === 44 || byte === 91 || byte === 123) count += 1;
  }
  return count;
}

function encodingFinding(
  file: string,
  why: 'byte-order-mark' | 'utf-16' | 'not-utf8' | 'nul',
  line: number,
): Finding {
  const message = {
    'byte-order-mark': 'begins with a byte-order mark',
    'utf-16': 'is UTF-16',
    'not-utf8': 'is not UTF-8',
    nul: 'holds a NUL character',
  }[why];
  const fix = {
    'byte-order-mark': 'save the file as UTF-8 without a byte-order mark',
    'utf-16': 'save the file as UTF-8',
    'not-utf8': 'save the file as UTF-8',
    nul: 'remove the NUL character',
  }[why];
  return finding({
    rule: 'registry/encoding',
    messageId: why,
    message: `${file} ${message}`,
    place: { ...wholeFile(file), line },
    expected: 'UTF-8 text without a byte-order mark',
    fix,
  });
}
