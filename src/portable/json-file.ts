// One JSON object at a fixed place of the package, read from the tree's captured bytes: the same steps
// for plugin.json and mcp.json, which only differ in what a client does about a fault.
// Specification: portable page, "Package and manifest" 1, 2 and 6.
import { describeNode, type MapNode } from '../base/data-node.ts';
import { decodeUtf8 } from '../base/decode.ts';
import { type Place, wholeFile } from '../base/finding.ts';
import { parseJson } from '../base/json.ts';
import { limits } from '../base/limits.ts';
import { Source } from '../base/source.ts';
import type { Tree } from '../digest/tree.ts';
import { describeFate, resolvePath } from './resolve-path.ts';

/** Message ids of a file that is there and is no JSON object. */
export type BadJson =
  | 'too-large'
  | 'byte-order-mark'
  | 'not-utf8'
  | 'syntax'
  | 'too-deep'
  | 'not-object';

export type JsonFile =
  | { readonly kind: 'absent' }
  | { readonly kind: 'outside'; readonly link: string; readonly text: string }
  | { readonly kind: 'not-a-file'; readonly found: string }
  | {
      readonly kind: 'bad';
      readonly why: BadJson;
      /** The end of a sentence that begins with the file's name. */
      readonly text: string;
      readonly found: string | null;
      readonly fix: string | null;
      readonly place: Place;
    }
  | { readonly kind: 'read'; readonly source: Source; readonly root: MapNode };

/** Reads `path`, a name at the root of the package. */
export function readJsonFile(tree: Tree, path: string): JsonFile {
  if (!tree.byPath.has(path)) return { kind: 'absent' };
  const resolved = resolvePath(tree, path);
  if (resolved.kind === 'lost') {
    return {
      kind: 'outside',
      link: resolved.link.path,
      text: `is a link that ${describeFate(resolved.fate)}`,
    };
  }
  if (resolved.kind !== 'file') return { kind: 'not-a-file', found: 'a directory' };
  const bytes = tree.captured.get(path) ?? tree.captured.get(resolved.entry.path);
  if (bytes === undefined) {
    const { size } = resolved.entry;
    return bad(
      'too-large',
      wholeFile(path),
      `has ${size} bytes, and ${limits.capturedFileBytes} are read`,
      {
        found: `${size} bytes`,
        fix: 'Make the file smaller; no client needs one of this size.',
      },
    );
  }
  const decoded = decodeUtf8(bytes);
  if (!decoded.ok) {
    const place = { ...wholeFile(path), line: decoded.line };
    return decoded.why === 'byte-order-mark'
      ? bad('byte-order-mark', place, 'begins with a byte-order mark', {
          found: 'a byte-order mark',
          fix: 'Save the file as UTF-8 without a byte-order mark.',
        })
      : bad('not-utf8', place, `is not UTF-8 from line ${decoded.line} on`, {
          found: decoded.why === 'utf-16' ? 'UTF-16' : 'bytes that are not UTF-8',
          fix: 'Save the file as UTF-8.',
        });
  }
  const source = new Source(path, decoded.text);
  const parsed = parseJson(decoded.text);
  if (!parsed.ok) {
    const place = source.place(parsed.span.start, parsed.span.end);
    return bad(parsed.why, place, `is not JSON: ${parsed.message}`, {});
  }
  if (parsed.root.type !== 'map') {
    const found = describeNode(parsed.root);
    const place = source.place(parsed.root.span.start, parsed.root.span.end);
    return bad('not-object', place, `holds ${found} instead of an object`, { found });
  }
  return { kind: 'read', source, root: parsed.root };
}

function bad(
  why: BadJson,
  place: Place,
  text: string,
  more: { readonly found?: string; readonly fix?: string },
): JsonFile {
  return { kind: 'bad', why, place, text, found: more.found ?? null, fix: more.fix ?? null };
}
