// Strict YAML 1.2 core with positions, as a DataNode tree, over js-yaml's event stream.
// One document; no directives, tags, anchors, aliases, merge keys or complex keys: each of those is a
// refusal with its span, and all of them are collected. Duplicate keys stay in the tree (data-node.ts).
import {
  COLLECTION_STYLE,
  EVENT_ID,
  type Event,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
  YAMLException,
} from 'js-yaml';
import type { DataNode, MapEntry, ScalarNode, Span } from './data-node.ts';
import { messageOf } from './fault.ts';
import { limits } from './limits.ts';
import { typedValue } from './yaml-core.ts';
import {
  afterMark,
  blockHeader,
  directiveAfter,
  flowEnd,
  indentingTab,
  separatorAfter,
} from './yaml-offsets.ts';

export type YamlRefusal =
  | 'directive'
  | 'tag'
  | 'anchor'
  | 'alias'
  | 'merge-key'
  | 'complex-key'
  | 'second-document';

export interface YamlProblem {
  readonly refusal: YamlRefusal;
  readonly span: Span;
}

export interface YamlSyntax {
  /** `tab`: a tab in the indentation, and the span is that tab. */
  readonly why: 'tab' | 'too-deep' | 'nul' | 'other';
  /** The parser's reason. */
  readonly message: string;
  readonly span: Span;
}

export interface ParsedYaml {
  /**
   * Null when the text has no document or a syntax error. An empty document is a null scalar.
   * Spans of nodes: a quoted scalar with its quotes, a block scalar from its `|` or `>`, a flow
   * collection with its brackets, an empty value at the offset after its `:` or `-`.
   */
  readonly root: DataNode | null;
  readonly syntax: YamlSyntax | null;
  readonly problems: readonly YamlProblem[];
}

/** Parses one strict YAML document of at most `limits.yamlDepth` levels. Never throws for a bad text. */
export function parseYaml(text: string): ParsedYaml {
  let events: Event[];
  try {
    events = parseEvents(text, { maxDepth: limits.yamlDepth });
  } catch (error) {
    return { root: null, syntax: syntaxOf(text, error), problems: [] };
  }
  return buildTree(text, events);
}

function syntaxOf(text: string, error: unknown): YamlSyntax {
  if (!(error instanceof YAMLException)) {
    return { why: 'other', message: messageOf(error), span: { start: 0, end: 0 } };
  }
  const start = Math.min(error.mark?.position ?? 0, text.length);
  const message = error.reason;
  if (text[start] === '\0') return { why: 'nul', message, span: { start, end: start + 1 } };
  if (message.startsWith('nesting exceeded')) {
    return { why: 'too-deep', message, span: { start, end: start + 1 } };
  }
  const tab = indentingTab(text, start);
  if (tab === null) return { why: 'other', message, span: { start, end: start } };
  return { why: 'tab', message, span: { start: tab, end: tab + 1 } };
}

interface OpenList {
  readonly type: 'list';
  readonly start: number;
  readonly flow: boolean;
  readonly items: DataNode[];
}
interface OpenMap {
  readonly type: 'map';
  readonly start: number;
  readonly flow: boolean;
  readonly entries: MapEntry[];
  key: { readonly text: string; readonly span: Span } | null;
}

function buildTree(text: string, events: readonly Event[]): ParsedYaml {
  const problems: YamlProblem[] = [];
  const open: (OpenList | OpenMap | { readonly type: 'document' })[] = [];
  let root: DataNode | null = null;
  let documents = 0;
  let lastEnd = 0;
  const put = (node: DataNode): void => {
    lastEnd = Math.max(lastEnd, node.span.end);
    const top = open.at(-1);
    if (top === undefined || top.type === 'document') {
      if (documents === 1) root = node;
    } else if (top.type === 'list') top.items.push(node);
    else if (top.key === null) {
      if (node.type === 'scalar') {
        if (node.text === '<<' && node.style === 'plain') {
          problems.push({ refusal: 'merge-key', span: node.span });
        }
        top.key = { text: node.text, span: node.span };
      } else {
        problems.push({ refusal: 'complex-key', span: node.span });
        top.key = { text: '', span: node.span };
      }
    } else {
      top.entries.push({ key: top.key.text, keySpan: top.key.span, value: node });
      top.key = null;
    }
  };
  for (const event of events) {
    switch (event.type) {
      case EVENT_ID.DOCUMENT: {
        documents += 1;
        open.push({ type: 'document' });
        const directive = event.explicitStart ? directiveAfter(text, lastEnd) : null;
        if (directive !== null) problems.push({ refusal: 'directive', span: directive });
        if (documents === 2)
          problems.push({ refusal: 'second-document', span: separatorAfter(text, lastEnd) });
        break;
      }
      case EVENT_ID.SEQUENCE:
      case EVENT_ID.MAPPING: {
        noteProperties(event, problems);
        const { start } = event;
        const flow = event.style === COLLECTION_STYLE.FLOW;
        open.push(
          event.type === EVENT_ID.SEQUENCE
            ? { type: 'list', start, flow, items: [] }
            : { type: 'map', start, flow, entries: [], key: null },
        );
        lastEnd = Math.max(lastEnd, start, event.anchorEnd, event.tagEnd);
        break;
      }
      case EVENT_ID.SCALAR:
        noteProperties(event, problems);
        lastEnd = Math.max(lastEnd, event.anchorEnd, event.tagEnd);
        put(scalarNode(text, event, lastEnd, expectedMark(open.at(-1))));
        break;
      case EVENT_ID.ALIAS: {
        const span = { start: event.anchorStart - 1, end: event.anchorEnd };
        problems.push({ refusal: 'alias', span });
        put({ type: 'scalar', value: null, text: '', style: 'plain', span });
        break;
      }
      case EVENT_ID.POP: {
        const closed = open.pop();
        if (closed === undefined || closed.type === 'document') break;
        const span = {
          start: closed.start,
          end: closed.flow ? flowEnd(text, closed.start, lastEnd) : Math.max(lastEnd, closed.start),
        };
        put(
          closed.type === 'list'
            ? { type: 'list', items: closed.items, span }
            : { type: 'map', entries: closed.entries, span },
        );
        break;
      }
      default:
    }
  }
  return { root, syntax: null, problems };
}

type ScalarEvent = Extract<Event, { type: typeof EVENT_ID.SCALAR }>;

function scalarNode(
  text: string,
  event: ScalarEvent,
  lastEnd: number,
  mark: ':' | '-' | null,
): ScalarNode {
  if (event.valueStart < 0) {
    const at = afterMark(text, lastEnd, mark);
    return { type: 'scalar', value: null, text: '', style: 'plain', span: { start: at, end: at } };
  }
  const decoded = getScalarValue(text, event);
  const span = { start: event.valueStart, end: event.valueEnd };
  if (event.style === SCALAR_STYLE.PLAIN) {
    return { type: 'scalar', value: typedValue(decoded), text: decoded, style: 'plain', span };
  }
  const quoted =
    event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED;
  // js-yaml's offsets are inside the quotes; ours include them.
  return quoted
    ? {
        type: 'scalar',
        value: decoded,
        text: decoded,
        style: 'quoted',
        span: { start: span.start - 1, end: span.end + 1 },
      }
    : {
        type: 'scalar',
        value: decoded,
        text: decoded,
        style: 'block',
        span: { start: blockHeader(text, lastEnd, span.start), end: span.end },
      };
}

/** What stands before an empty scalar in this place: `:` before a value, `-` before a list item. */
function expectedMark(
  top: OpenList | OpenMap | { readonly type: 'document' } | undefined,
): ':' | '-' | null {
  if (top?.type === 'list') return top.flow ? null : '-';
  return top?.type === 'map' && top.key !== null ? ':' : null;
}

function noteProperties(
  event: { anchorStart: number; anchorEnd: number; tagStart: number; tagEnd: number },
  problems: YamlProblem[],
): void {
  if (event.anchorStart >= 0) {
    problems.push({
      refusal: 'anchor',
      span: { start: event.anchorStart - 1, end: event.anchorEnd },
    });
  }
  if (event.tagStart >= 0) {
    problems.push({ refusal: 'tag', span: { start: event.tagStart, end: event.tagEnd } });
  }
}
