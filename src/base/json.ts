// Strict JSON (RFC 8259) with positions, as a DataNode tree. JSON.parse decides whether a text is JSON; where
// it is none, momoa says at which place. Depth is capped before anything recurses.
import { parse } from '@humanwhocodes/momoa';
import type { DataNode, Span } from './data-node.ts';
import { visible } from './escape.ts';
import { messageOf } from './fault.ts';
import { treeOfValidJson } from './json-tree.ts';
import { limits } from './limits.ts';
import { shorten } from './quote.ts';

export type ParsedJson =
  | { readonly ok: true; readonly root: DataNode }
  | {
      readonly ok: false;
      readonly why: 'syntax' | 'too-deep';
      /** Lowercase phrase without a position. */
      readonly message: string;
      readonly span: Span;
    };

/** Parses strict JSON: no comments, no trailing commas, no byte-order mark, depth at most `limits.jsonDepth`. */
export function parseJson(text: string): ParsedJson {
  const deep = firstTooDeep(text);
  if (deep !== null) {
    const message = `nested deeper than ${limits.jsonDepth} levels`;
    return { ok: false, why: 'too-deep', message, span: { start: deep, end: deep + 1 } };
  }
  const refused = refusalOf(text);
  if (refused === null) return { ok: true, root: treeOfValidJson(text) };
  try {
    parse(text, { mode: 'json' });
  } catch (error) {
    const end = text.trimEnd().length;
    if (endsTooEarly(text, end)) return syntaxFault('the text ends too early', end);
    return syntaxFault(phrase(text, error), offsetOf(error));
  }
  // momoa lets raw control characters inside strings pass; JSON does not.
  const control = firstControlInString(text);
  return control === null
    ? syntaxFault(refused, 0)
    : syntaxFault('a raw control character inside a string; write it as an escape', control);
}

/** Why the engine takes the text for no JSON, or null. */
function refusalOf(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return messageOf(error).toLowerCase();
  }
}

function syntaxFault(message: string, at: number): ParsedJson {
  // Parsers quote the text they fail at, which is hostile.
  const shown = shorten(visible(message));
  return { ok: false, why: 'syntax', message: shown, span: { start: at, end: at + 1 } };
}

/** momoa gives no place for a text that stops in the middle; the engine says where it gave up. */
function endsTooEarly(text: string, end: number): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    const said = messageOf(error);
    const position = /at position (\d{1,16})/.exec(said)?.[1];
    return position === undefined
      ? /unexpected end/i.test(said)
      : Number(position) >= end && !/after JSON/.test(said);
  }
}

function offsetOf(error: unknown): number {
  const offset: unknown =
    error instanceof Error && 'offset' in error ? (error as { offset: unknown }).offset : 0;
  return typeof offset === 'number' ? offset : 0;
}

function phrase(text: string, error: unknown): string {
  const at = offsetOf(error);
  const next = text[at];
  const before = text.slice(0, at).trimEnd().at(-1);
  if ((next === '}' || next === ']') && before === ',')
    return `a comma before the closing "${next}"`;
  if (next === '/') return 'a comment; JSON has none';
  if (next === "'") return 'a single quote; JSON strings take double quotes';
  if (next === '"' && before !== undefined && /["\]}0-9a-z]/.test(before)) {
    return 'a missing comma or colon before this string';
  }
  return messageOf(error)
    .replace(/\s*\(\d+:\d+\)$/, '')
    .replace(/ found\.$/, '')
    .toLowerCase();
}

function firstControlInString(text: string): number | null {
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 0x22) inString = !inString;
    else if (inString && unit < 0x20) return at;
    else if (inString && unit === 0x5c) at += 1;
  }
  return null;
}

/** Offset of the first bracket that opens a level beyond the cap, or null. Strings are skipped. */
function firstTooDeep(text: string): number | null {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (inString) {
      if (unit === 0x5c) at += 1;
      else if (unit === 0x22) inString = false;
    } else if (unit === 0x22) inString = true;
    else if (unit === 0x7b || unit === 0x5b) {
      depth += 1;
      if (depth > limits.jsonDepth) return at;
    } else if (unit === 0x7d || unit === 0x5d) depth -= 1;
  }
  return null;
}
