// Strict UTF-8. A byte-order mark and an invalid byte are told apart, with their offset.

export type Decoded =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false;
      readonly why: 'byte-order-mark' | 'utf-16' | 'not-utf8';
      readonly line: number;
    };

/** Decodes bytes as UTF-8 without repairing anything. `line` is the 1-based line of the first bad byte. */
export function decodeUtf8(bytes: Uint8Array): Decoded {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return { ok: false, why: 'byte-order-mark', line: 1 };
  }
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return { ok: false, why: 'utf-16', line: 1 };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { ok: true, text };
  } catch {
    return { ok: false, why: 'not-utf8', line: lineOfFirstBadByte(bytes) };
  }
}

function lineOfFirstBadByte(bytes: Uint8Array): number {
  // Decode line by line: a newline byte never occurs inside a multi-byte sequence.
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let line = 1;
  let start = 0;
  for (let at = 0; at <= bytes.length; at += 1) {
    if (at < bytes.length && bytes[at] !== 10) continue;
    try {
      decoder.decode(bytes.subarray(start, at));
    } catch {
      return line;
    }
    line += 1;
    start = at + 1;
  }
  return line;
}
