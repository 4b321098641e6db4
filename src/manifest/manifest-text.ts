// From the bytes of plugin.json to a JSON tree with positions, or to the finding that says why not.
// Specification: manifest page, "Reading" 3.
import type { DataNode } from '../base/data-node.ts';
import { decodeUtf8 } from '../base/decode.ts';
import { wholeFile } from '../base/finding.ts';
import { parseJson } from '../base/json.ts';
import { limits } from '../base/limits.ts';
import { Source } from '../base/source.ts';
import type { FindingList } from './finding-list.ts';

export const manifestFile = 'plugin.json';

export interface ManifestText {
  /** Null where the bytes are no text. */
  readonly source: Source | null;
  /** Null where the text is no JSON. */
  readonly root: DataNode | null;
}

const encodingMessages = {
  'byte-order-mark': 'plugin.json begins with a byte-order mark',
  'utf-16': 'plugin.json is UTF-16',
  'not-utf8': 'plugin.json is not UTF-8',
} as const;

const encodingFixes = {
  'byte-order-mark': 'save the file as UTF-8 without a byte-order mark',
  'utf-16': 'save the file as UTF-8 without a byte-order mark',
  'not-utf8': 'replace the bytes on this line and save the file as UTF-8',
} as const;

/** Decodes and parses; every reason why that cannot be done is added to `findings`. */
export function parseManifestText(bytes: Uint8Array, findings: FindingList): ManifestText {
  if (bytes.length > limits.manifestBytes) {
    findings.add(tooLarge(bytes.length));
    return { source: null, root: null };
  }
  const decoded = decodeUtf8(bytes);
  if (!decoded.ok) {
    const place = { ...wholeFile(manifestFile), line: decoded.line };
    findings.add({
      rule: 'manifest/not-utf8',
      messageId: decoded.why,
      message: encodingMessages[decoded.why],
      place,
      found: decoded.why === 'not-utf8' ? 'bytes that are no UTF-8' : 'other bytes at the start',
      expected: 'UTF-8 text',
      fix: encodingFixes[decoded.why],
      refuses: true,
    });
    return { source: null, root: null };
  }
  const source = new Source(manifestFile, decoded.text);
  const parsed = parseJson(decoded.text);
  if (parsed.ok) return { source, root: parsed.root };
  findings.add({
    rule: 'manifest/not-json',
    messageId: parsed.why,
    message: `plugin.json is not JSON: ${parsed.message}`,
    place: source.place(parsed.span.start, parsed.span.end),
    found: parsed.message,
    expected: parsed.why === 'syntax' ? 'strict JSON' : `at most ${limits.jsonDepth} levels`,
    refuses: true,
  });
  return { source, root: null };
}

/** The finding for a manifest over the cap, in bytes. */
export function tooLarge(size: number) {
  return {
    rule: 'manifest/too-large',
    messageId: 'too-large',
    message: `plugin.json has ${size} bytes and was not read`,
    place: wholeFile(manifestFile),
    found: `${size} bytes`,
    expected: `at most ${limits.manifestBytes} bytes`,
    refuses: true,
  } as const;
}
