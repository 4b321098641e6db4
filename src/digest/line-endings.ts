// Line endings as git would convert them: which bytes are text, and the two conversions. Pure; the rules
// are those of `text=auto`: a NUL, a lone CR or many control characters make a file binary.

const CR = 13;
const LF = 10;

/** True where git takes the bytes for text. Empty files are text. */
export function isText(bytes: Uint8Array): boolean {
  let control = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === 0) return false;
    if (byte === CR) {
      if (bytes[at + 1] !== LF) return false;
    } else if (byte === 127 || (byte < 32 && !isOrdinary(byte))) control += 1;
  }
  return control <= (bytes.length - control) >> 7;
}

/** Backspace, tab, newline, form feed and escape stand in ordinary texts. */
function isOrdinary(byte: number): boolean {
  return byte === 8 || byte === 9 || byte === LF || byte === 12 || byte === 27;
}

/** Text with every CRLF as LF; null where that changes nothing or the bytes are no text. */
export function toLf(bytes: Uint8Array): Uint8Array | null {
  const changed = everyCrlfToLf(bytes);
  return changed !== null && isText(bytes) ? changed : null;
}

/** Bytes with every CRLF as LF, text or not, as `text` without `auto` demands; null where that changes nothing. */
export function everyCrlfToLf(bytes: Uint8Array): Uint8Array | null {
  if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf('\r\n') === -1) return null;
  const result = new Uint8Array(bytes.length);
  let used = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === CR && bytes[at + 1] === LF) continue;
    result[used] = bytes[at] ?? 0;
    used += 1;
  }
  return result.subarray(0, used);
}

/** True where an LF stands without a CR before it. */
export function hasBareLf(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(LF); at !== -1; at = bytes.indexOf(LF, at + 1)) {
    if (at === 0 || bytes[at - 1] !== CR) return true;
  }
  return false;
}

/** Text with every LF as CRLF; null where there is no LF, already a CRLF, or no text. */
export function toCrlf(bytes: Uint8Array): Uint8Array | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (buffer.indexOf(LF) === -1 || buffer.indexOf('\r\n') !== -1 || !isText(bytes)) return null;
  let lines = 0;
  for (const byte of bytes) if (byte === LF) lines += 1;
  const result = new Uint8Array(bytes.length + lines);
  let used = 0;
  for (const byte of bytes) {
    if (byte === LF) {
      result[used] = CR;
      used += 1;
    }
    result[used] = byte;
    used += 1;
  }
  return result;
}
