// The frontmatter of a Markdown file: starts at byte 0 with a line `---` (LF or CRLF), closes with a
// line `---`, and is a YAML mapping between. Collects every problem with its span and, where the text
// can be mended in thought (a byte-order mark, an unquoted `: `), still gives the mapping.
// Never throws for a bad text; never repairs a file. Specification: manifest page, "Frontmatter".
import { type DataNode, describeNode, type MapNode, type Span } from './data-node.ts';
import { decodeUtf8 } from './decode.ts';
import { lineAt, parseMendedYaml } from './mended-yaml.ts';
import { Source } from './source.ts';
import type { YamlRefusal } from './yaml.ts';

export type FrontmatterProblem =
  /** U+FEFF before everything: the file does not start at byte 0 with `---`. */
  | { readonly kind: 'byte-order-mark'; readonly span: Span }
  /** No frontmatter at all: the first line is something else. */
  | { readonly kind: 'missing'; readonly span: Span }
  /** A line `---` comes later: blanks, blank lines or text stand before it, or blanks after it. */
  | { readonly kind: 'not-at-start'; readonly span: Span }
  /** No line that is exactly `---` follows; the span is a line that nearly is, else the opening one. */
  | { readonly kind: 'unclosed'; readonly span: Span }
  | { readonly kind: 'empty'; readonly span: Span }
  | { readonly kind: 'not-a-mapping'; readonly span: Span; readonly found: string }
  /** A plain value holds a colon followed by a blank (or at its end); the span is that colon. */
  | { readonly kind: 'unquoted-colon'; readonly span: Span; readonly key: string }
  | { readonly kind: 'syntax'; readonly span: Span; readonly message: string }
  /** Legal in full YAML, refused by strict readers. */
  | { readonly kind: 'refused'; readonly span: Span; readonly refusal: YamlRefusal };

export interface Frontmatter {
  /** True when there is a mapping and no problem. */
  readonly ok: boolean;
  /** An opening line `---` stands at the start (a byte-order mark aside). */
  readonly present: boolean;
  /** The mapping, as far as it could be understood. */
  readonly node: MapNode | null;
  /** Offset in the source where the body starts; 0 where there is no frontmatter. */
  readonly body: number;
  /** In the order of the file. */
  readonly problems: readonly FrontmatterProblem[];
}

export type DecodedMarkdown =
  | { readonly ok: true; readonly source: Source }
  | { readonly ok: false; readonly why: 'utf-16' | 'not-utf8'; readonly line: number };

/** Decodes a Markdown file strictly, but keeps a byte-order mark as U+FEFF for `parseFrontmatter` to report. */
export function decodeMarkdown(file: string, bytes: Uint8Array): DecodedMarkdown {
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const decoded = decodeUtf8(marked ? bytes.subarray(3) : bytes);
  if (decoded.ok) {
    return { ok: true, source: new Source(file, `${marked ? '\uFEFF' : ''}${decoded.text}`) };
  }
  return {
    ok: false,
    why: decoded.why === 'byte-order-mark' ? 'not-utf8' : decoded.why,
    line: decoded.line,
  };
}

/** Reads the frontmatter at the start of `source`. */
export function parseFrontmatter(source: Source): Frontmatter {
  const { text } = source;
  const problems: FrontmatterProblem[] = [];
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  if (start === 1) problems.push({ kind: 'byte-order-mark', span: { start: 0, end: 1 } });
  const opening = /^---\r?(?:\n|$)/.exec(text.slice(start, start + 5));
  if (opening === null) {
    problems.push(withoutOpening(text, start));
    return { ok: false, present: false, node: null, body: 0, problems };
  }
  const inside = start + opening[0].length;
  const closing = closingLine(text, inside);
  if (closing === null) {
    problems.push({ kind: 'unclosed', span: nearlyClosing(text, inside) ?? lineAt(text, start) });
    return { ok: false, present: true, node: null, body: inside, problems };
  }
  // Line feeds instead of the opening line: offsets stay those of the file.
  const yaml = '\n'.repeat(inside) + text.slice(inside, closing.start);
  const mended = parseMendedYaml(yaml);
  const { root } = mended;
  for (const { span, key } of mended.colons) problems.push({ kind: 'unquoted-colon', span, key });
  if (mended.syntax !== null) {
    const { span, message } = mended.syntax;
    problems.push({ kind: 'syntax', span, message });
  }
  for (const { refusal, span } of mended.problems) {
    problems.push({ kind: 'refused', span, refusal });
  }
  if (mended.syntax === null && (root === null || isEmpty(root))) {
    problems.push({ kind: 'empty', span: { start: closing.start, end: closing.start + 3 } });
  } else if (root !== null && root.type !== 'map') {
    problems.push({ kind: 'not-a-mapping', span: root.span, found: describeNode(root) });
  }
  problems.sort((a, b) => a.span.start - b.span.start);
  const node = root?.type === 'map' ? root : null;
  return { ok: problems.length === 0, present: true, node, body: closing.end, problems };
}

/** An empty document: nothing, or only comments. */
function isEmpty(node: DataNode): boolean {
  return node.type === 'scalar' && node.value === null && node.text === '';
}

function withoutOpening(text: string, start: number): FrontmatterProblem {
  const later = /^\s*---[ \t]*(?=\r?\n|$)/.exec(text.slice(start, start + 2048));
  if (later === null) return { kind: 'missing', span: lineAt(text, start) };
  const at = start + later[0].indexOf('---');
  return { kind: 'not-at-start', span: { start: at, end: start + later[0].length } };
}

function closingLine(text: string, from: number): Span | null {
  for (let at = from; at < text.length; at = lineAt(text, at).end + 1) {
    if (!text.startsWith('---', at)) continue;
    const ending = /^\r?\n|^\r?$/.exec(text.slice(at + 3, at + 5));
    if (ending !== null) return { start: at, end: at + 3 + ending[0].length };
  }
  return null;
}

function nearlyClosing(text: string, from: number): Span | null {
  for (let at = from; at < text.length; at = lineAt(text, at).end + 1) {
    const line = lineAt(text, at);
    if (line.end - line.start > 80) continue;
    const trimmed = text.slice(line.start, line.end).trim();
    if (/^(?:-{3,}|\.\.\.|—)$/.test(trimmed)) return line;
  }
  return null;
}
