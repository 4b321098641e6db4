// YAML parsed as far as possible: an unquoted `: ` inside a value, the most common fault of all, is
// reported and mended in thought, so that it hides no other fault. Never changes a file.
// Specification: portable page, "Skills".
import type { DataNode, Span } from './data-node.ts';
import { type ParsedYaml, parseYaml, type YamlSyntax } from './yaml.ts';

const PLAIN_ENTRY = /^([ \t]*)([A-Za-z0-9_-]{1,80}):[ \t]+(?=[^\s"'|>[\]{}&*!#%@`,?])/;
const LOOSE_COLON = /:(?=[ \t]|\r?$)/gm;
/** Beyond these a file is only parsed, not mended. */
const MOST_MENDED = 32;
const MENDED_LENGTH = 64 * 1024;

/** A colon followed by a blank, inside the plain value of `key`. */
export interface LooseColon {
  readonly span: Span;
  readonly key: string;
}

export interface MendedYaml extends ParsedYaml {
  /** In the order of the file; the tree is given as if each stood in quotes. */
  readonly colons: readonly LooseColon[];
}

/**
 * A colon and a blank inside a plain value make the whole text unreadable. Where the text does not
 * parse, such colons are reported and replaced by a stand-in of the same length, so that the other
 * faults of the file can be seen as well. A replacement that does not help is taken back.
 */
export function parseMendedYaml(yaml: string): MendedYaml {
  const colons: LooseColon[] = [];
  const mark = ['\uE000', '\uE001', '\uE002'].find((one) => !yaml.includes(one)) ?? null;
  let text = yaml;
  let parsed = parseYaml(text);
  if (mark === null || yaml.length > MENDED_LENGTH) return result(yaml, parsed, colons, null);
  for (let round = 0; parsed.syntax !== null && round < MOST_MENDED; round += 1) {
    const value = plainValueBefore(text, parsed.syntax.span.start);
    if (value === null) break;
    const inside = text.slice(value.start, value.end);
    const at = value.start + inside.search(LOOSE_COLON);
    const mended =
      text.slice(0, value.start) + inside.replace(LOOSE_COLON, mark) + text.slice(value.end);
    const again = parseYaml(mended);
    if (again.syntax !== null && again.syntax.span.start <= parsed.syntax.span.start) break;
    colons.push({ span: { start: at, end: at + 1 }, key: value.key });
    text = mended;
    parsed = again;
  }
  return result(yaml, parsed, colons, mark);
}

function result(
  yaml: string,
  parsed: ParsedYaml,
  colons: readonly LooseColon[],
  mark: string | null,
): MendedYaml {
  return {
    root: parsed.root === null ? null : restored(parsed.root, mark),
    syntax: parsed.syntax === null ? null : syntaxProblem(yaml, parsed.syntax),
    problems: parsed.problems,
    colons,
  };
}

/** The parser's reason in words a person can act on. */
function syntaxProblem(yaml: string, syntax: YamlSyntax): YamlSyntax {
  if (syntax.why !== 'other') return syntax;
  const lineStart = yaml.lastIndexOf('\n', syntax.span.start - 1) + 1;
  const line = yaml.slice(lineStart, Math.min(lineAt(yaml, lineStart).end, lineStart + 4096));
  const value = /^[ \t]*[A-Za-z0-9_-]{1,80}:[ \t]+(?=(["'@`%*&!]))/.exec(line);
  if (value === null) return syntax;
  const [before, first = ''] = value;
  const start = lineStart + before.length;
  const closed = line.slice(before.length + 1).includes(first);
  const message =
    first !== '"' && first !== "'"
      ? `a value that begins with ${first} and is not in quotes`
      : closed
        ? 'text after the closing quote'
        : 'a quote that is not closed';
  return { why: 'other', message, span: { start, end: start + 1 } };
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

/** The line that starts at `start`, without its line feed. */
export function lineAt(text: string, start: number): Span {
  const end = text.indexOf('\n', start);
  return { start, end: end < 0 ? text.length : end };
}
