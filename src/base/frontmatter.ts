// The frontmatter of a Markdown file: starts at byte 0 with a line `---` (LF or CRLF), closes with a
// line `---`, and is a YAML mapping between. Collects every problem with its span and, where the text
// can be mended in thought (a byte-order mark, an unquoted `: `), still gives the mapping.
// Never throws for a bad text; never repairs a file. Specification: manifest page, "Frontmatter".
import type { DataNode, MapNode, Span } from './data-node.ts';
import { describeNode } from './data-node.ts';
import { decodeUtf8 } from './decode.ts';
import { Source } from './source.ts';
import { type ParsedYaml, parseYaml, type YamlRefusal } from './yaml.ts';

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
  const { parsed, mark } = parseMended(yaml, problems);
  if (parsed.syntax !== null) {
    problems.push({ kind: 'syntax', ...syntaxProblem(yaml, parsed.syntax) });
  }
  for (const { refusal, span } of parsed.problems)
    problems.push({ kind: 'refused', span, refusal });
  const root = parsed.root === null ? null : restored(parsed.root, mark);
  if (root === null && parsed.syntax === null) {
    problems.push({ kind: 'empty', span: { start: closing.start, end: closing.start + 3 } });
  } else if (root !== null && root.type !== 'map') {
    problems.push({ kind: 'not-a-mapping', span: root.span, found: describeNode(root) });
  }
  problems.sort((a, b) => a.span.start - b.span.start);
  const node = root?.type === 'map' ? root : null;
  return { ok: problems.length === 0, present: true, node, body: closing.end, problems };
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

/** The line that starts at `start`, without its line feed. */
function lineAt(text: string, start: number): Span {
  const end = text.indexOf('\n', start);
  return { start, end: end < 0 ? text.length : end };
}

const PLAIN_ENTRY = /^([ \t]*)([A-Za-z0-9_-]{1,80}):[ \t]+(?=[^\s"'|>[\]{}&*!#%@`,?])/;
const LOOSE_COLON = /:(?=[ \t]|\r?$)/gm;
/** Beyond these a file is only parsed, not mended. */
const MOST_MENDED = 32;
const MENDED_LENGTH = 64 * 1024;

/**
 * A colon and a blank inside a plain value make the whole text unreadable. Where the text does not
 * parse, such colons are reported and replaced by a stand-in of the same length, so that the other
 * faults of the file can be seen as well. A replacement that does not help is taken back.
 */
function parseMended(
  yaml: string,
  problems: FrontmatterProblem[],
): { readonly parsed: ParsedYaml; readonly mark: string | null } {
  const mark = ['\uE000', '\uE001', '\uE002'].find((one) => !yaml.includes(one)) ?? null;
  let text = yaml;
  let parsed = parseYaml(text);
  if (mark === null || yaml.length > MENDED_LENGTH) return { parsed, mark: null };
  for (let round = 0; parsed.syntax !== null && round < MOST_MENDED; round += 1) {
    const value = plainValueBefore(text, parsed.syntax.span.start);
    if (value === null) break;
    const inside = text.slice(value.start, value.end);
    const at = value.start + inside.search(LOOSE_COLON);
    const mended =
      text.slice(0, value.start) + inside.replace(LOOSE_COLON, mark) + text.slice(value.end);
    const again = parseYaml(mended);
    if (again.syntax !== null && again.syntax.span.start <= parsed.syntax.span.start) break;
    problems.push({ kind: 'unquoted-colon', span: { start: at, end: at + 1 }, key: value.key });
    text = mended;
    parsed = again;
  }
  return { parsed, mark };
}

/** The parser's reason in words a person can act on. */
function syntaxProblem(
  yaml: string,
  syntax: { readonly message: string; readonly span: Span },
): { readonly message: string; readonly span: Span } {
  const nul = yaml.indexOf('\0');
  if (nul >= 0) return { message: 'a NUL character', span: { start: nul, end: nul + 1 } };
  const lineStart = yaml.lastIndexOf('\n', syntax.span.start - 1) + 1;
  const line = yaml.slice(lineStart, Math.min(lineAt(yaml, lineStart).end, lineStart + 4096));
  const value = /^[ \t]*[A-Za-z0-9_-]{1,80}:[ \t]+(?=(["'@`%*&!]))/.exec(line);
  if (value === null) return syntax;
  const [before, first = ''] = value;
  const start = lineStart + before.length;
  const rest = line.slice(before.length + 1);
  const message =
    first !== '"' && first !== "'"
      ? `a value that begins with ${first} without quotes`
      : rest.indexOf(first) >= 0
        ? 'text after the closing quote'
        : 'a quote that is not closed';
  return { message, span: { start, end: start + 1 } };
}

interface PlainValue extends Span {
  readonly key: string;
}

/** The last plain one-entry value with a colon in it that starts at or before the line of `position`. */
function plainValueBefore(text: string, position: number): PlainValue | null {
  let found: PlainValue | null = null;
  for (let at = 0; at < text.length && at <= position; at = lineAt(text, at).end + 1) {
    const line = lineAt(text, at);
    const entry = PLAIN_ENTRY.exec(text.slice(line.start, Math.min(line.end, line.start + 256)));
    if (entry === null) continue;
    const start = line.start + entry[0].length;
    const end = endOfPlain(text, line.end, (entry[1] ?? '').length);
    if (text.slice(start, end).search(LOOSE_COLON) >= 0)
      found = { key: entry[2] ?? '', start, end };
  }
  return found;
}

/** A plain value goes on over lines indented deeper than its key. */
function endOfPlain(text: string, lineEnd: number, indent: number): number {
  let end = lineEnd;
  while (end < text.length) {
    const next = lineAt(text, end + 1);
    const blanks = /^[ \t]*/.exec(
      text.slice(next.start, Math.min(next.end, next.start + 256)),
    )?.[0];
    if (next.end <= next.start || (blanks?.length ?? 0) <= indent) break;
    end = next.end;
  }
  return end;
}

function restored(node: DataNode, mark: string | null): DataNode {
  if (mark === null) return node;
  const back = (text: string): string => text.replaceAll(mark, ':');
  if (node.type === 'list')
    return { ...node, items: node.items.map((item) => restored(item, mark)) };
  if (node.type === 'map') {
    return {
      ...node,
      entries: node.entries.map((entry) => ({
        ...entry,
        key: back(entry.key),
        value: restored(entry.value, mark),
      })),
    };
  }
  return {
    ...node,
    text: back(node.text),
    value: typeof node.value === 'string' ? back(node.value) : node.value,
  };
}
