// Markers by which a text names files of its own package: ${pluginRoot} and ${component:kind:id}, each
// with an optional /suffix. Pure and linear. Specification: manifest page, "Payloads", Markers.

export interface Marker {
  /** Offset of the `$`; `markerEnd` is after the `}`, `end` after the suffix. */
  readonly start: number;
  readonly markerEnd: number;
  readonly end: number;
  readonly names:
    | { readonly what: 'root' }
    | { readonly what: 'component'; readonly kind: string; readonly id: string };
  /** Without the leading `/`; empty where there is none. */
  readonly suffix: string;
}

export interface MalformedMarker {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly better: string | null;
}

export interface ScannedMarkers {
  readonly markers: readonly Marker[];
  readonly malformed: readonly MalformedMarker[];
}

/** The marker for the package root, and the form of the one for a component. */
export const rootMarker = `\${pluginRoot}`;
export const componentForm = `\${component:kind:id}`;

/** Longest text between the braces that is looked at. */
const LONGEST = 256;
/** Where a path in running text ends. */
const PATH = /\/[^\s"'`<>()[\]{}|;,*$\\!?#&]*/y;
/** Behind these the path goes on in a way that nobody can follow here: a pattern or a placeholder. */
const OPEN_ENDED = new Set(['<', '{', '[', '*', '$', '?']);

/** All markers of `text` from offset `from`, and what was surely meant as one. */
export function scanMarkers(text: string, from = 0): ScannedMarkers {
  const markers: Marker[] = [];
  const malformed: MalformedMarker[] = [];
  for (let at = text.indexOf('${', from); at >= 0; at = text.indexOf('${', at + 2)) {
    const inner = /^[^{}\r\n]*/.exec(text.slice(at + 2, at + 2 + LONGEST))?.[0] ?? '';
    if (!/^(?:plugin[_-]?root|components?[:.])/i.test(inner) || inner === 'PLUGIN_ROOT') continue;
    const markerEnd = at + 2 + inner.length + 1;
    const closed = text[markerEnd - 1] === '}';
    const names = closed ? namesOf(inner) : null;
    if (names === null) {
      const end = closed ? markerEnd : at + 2 + inner.length;
      malformed.push({ start: at, end, text: text.slice(at, end), better: betterOf(inner) });
    } else {
      const suffix = suffixAt(text, markerEnd);
      const end = markerEnd + (suffix === '' ? 0 : suffix.length + 1);
      markers.push({ start: at, markerEnd, end, names, suffix });
    }
  }
  return { markers, malformed };
}

function namesOf(inner: string): Marker['names'] | null {
  if (inner === 'pluginRoot') return { what: 'root' };
  const parts = /^component:([a-z]{1,40}):([a-z0-9][a-z0-9._-]{0,79})$/.exec(inner);
  if (parts === null) return null;
  return { what: 'component', kind: parts[1] ?? '', id: parts[2] ?? '' };
}

function betterOf(inner: string): string | null {
  const text = inner.trim();
  if (/^plugin[_-]?root$/i.test(text)) return rootMarker;
  const parts = /^components?[:.]([A-Za-z]{1,40})[:./]([A-Za-z0-9][A-Za-z0-9._-]{0,79})$/i.exec(
    text,
  );
  if (parts === null) return null;
  return `\${component:${parts[1]?.toLowerCase()}:${parts[2]?.toLowerCase()}}`;
}

function suffixAt(text: string, at: number): string {
  PATH.lastIndex = at;
  const path = PATH.exec(text)?.[0] ?? '';
  const next = text[at + path.length] ?? '';
  const known = OPEN_ENDED.has(next)
    ? path.slice(0, path.lastIndexOf('/'))
    : path.slice(0, endWithoutPunctuation(path));
  return known.slice(1);
}

function endWithoutPunctuation(path: string): number {
  let end = path.length;
  while (end > 0 && '.:'.includes(path[end - 1] ?? ' ')) {
    // `/..` is a way up, not the end of a sentence.
    if (path.slice(0, end).endsWith('/..') || path.slice(0, end) === '/.') break;
    end -= 1;
  }
  return end;
}
