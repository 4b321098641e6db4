// Whether the markers of a text lead somewhere: the component exists, the target exists and stays inside
// the package. Specification: manifest page, "Payloads", Markers.
import type { Place } from '../../base/finding.ts';
import { listNames, quote } from '../../base/quote.ts';
import { joinRelative, parseRelativePath } from '../../base/relative-path.ts';
import { renamedTo } from '../generations.ts';
import type { ManifestComponent } from '../manifest.ts';
import type { FileJudgement } from './file-judgement.ts';
import {
  componentForm,
  type MalformedMarker,
  type Marker,
  rootMarker,
  scanMarkers,
} from './markers.ts';
import type { StepText } from './payload-file.ts';
import { directoryOf, type TreeIndex } from './tree-index.ts';

export interface MarkerContext {
  readonly index: TreeIndex;
  /** Components by `kind:id`; null where the manifest cannot tell. */
  readonly components: ReadonlyMap<string, ManifestComponent> | null;
}

/** Judges the markers of `text` from offset `from`; `placeOf` turns offsets into a place. */
export function judgeMarkers(
  context: MarkerContext,
  judgement: FileJudgement,
  text: string,
  from: number,
  placeOf: (start: number, end: number) => Place,
): void {
  const { markers, malformed } = scanMarkers(text, from);
  for (const one of malformed) reportMalformed(judgement, one, placeOf(one.start, one.end));
  for (const marker of markers) {
    judgeMarker(context, judgement, marker, placeOf(marker.start, marker.end));
  }
}

/** Judges the markers of a step's argument or command: there, a marker is the whole of it. */
export function judgeStepText(
  context: MarkerContext,
  judgement: FileJudgement,
  { text, path }: StepText,
  place: Place,
): void {
  const { markers, malformed } = scanMarkers(text);
  for (const one of malformed) reportMalformed(judgement, one, place);
  const [first] = markers;
  if (first === undefined) return;
  const behind = text.slice(first.markerEnd);
  if (markers.length === 1 && first.start === 0 && /^(?:\/|$)/.test(behind)) {
    // No prose goes on behind an argument: all of it is the path, blanks and patterns included.
    judgeMarker(context, judgement, { ...first, suffix: behind.slice(1) }, place);
    return;
  }
  for (const marker of markers) judgeMarker(context, judgement, marker, place);
  judgement.stops({
    rule: 'marker/not-whole',
    messageId: 'not-whole',
    message: `${quote(path)} has a marker with other text about it: ${quote(text)}`,
    place,
    found: quote(text),
    expected: 'a marker, with its /path if need be, and nothing else',
  });
}

function reportMalformed(judgement: FileJudgement, one: MalformedMarker, place: Place): void {
  judgement.remarks({
    rule: 'marker/malformed',
    messageId: 'malformed',
    message: `${quote(one.text)} is no marker, so it is not replaced`,
    place,
    found: one.text,
    expected: one.better ?? `${rootMarker} or ${componentForm}, with a /path behind it if need be`,
    fix: one.better === null ? null : `write ${one.better}`,
  });
}

function judgeMarker(
  context: MarkerContext,
  judgement: FileJudgement,
  { names, suffix }: Marker,
  place: Place,
): void {
  let base = '.';
  if (names.what === 'component') {
    if (context.components === null) return;
    const node = `${names.kind}:${names.id}`;
    const component = context.components.get(node);
    if (component === undefined) {
      reportMissingComponent(context.components, judgement, names, place);
      return;
    }
    base = suffix === '' ? component.path : directoryOf(component.path);
  }
  const target = parseRelativePath(joinRelative(base, suffix));
  const shown = names.what === 'root' ? rootMarker : `\${component:${names.kind}:${names.id}}`;
  const whole = suffix === '' ? shown : `${shown}/${suffix}`;
  if (!target.ok) {
    judgement.stops({
      rule: 'marker/outside',
      messageId: 'outside',
      message: `${quote(whole)} leads out of the package`,
      place,
      found: quote(suffix),
      expected: 'a path inside the package',
    });
  } else if (!exists(context.index, target.path)) {
    judgement.stops({
      rule: 'marker/target-missing',
      messageId: 'missing',
      message: `${quote(whole)} names ${quote(target.path)}, which the package does not have`,
      place,
      found: 'nothing',
      expected: `a file or directory ${quote(target.path)}`,
    });
  }
}

function exists(index: TreeIndex, path: string): boolean {
  return index.isFile(path) || index.realDirectory(path) !== null;
}

function reportMissingComponent(
  components: ReadonlyMap<string, ManifestComponent>,
  judgement: FileJudgement,
  { kind, id }: { readonly kind: string; readonly id: string },
  place: Place,
): void {
  const node = `${kind}:${id}`;
  const renamed = `${renamedTo(kind) ?? kind}:${id}`;
  const near = components.has(renamed)
    ? renamed
    : judgement.nearest(node, new Set(components.keys()));
  judgement.stops({
    rule: 'marker/component-missing',
    messageId: 'missing',
    message:
      near === null
        ? `the package declares no component ${quote(node)}`
        : `the package declares no component ${quote(node)}; did you mean ${quote(near)}?`,
    place,
    found: quote(node),
    expected: components.size === 0 ? 'a declared component' : listNames([...components.keys()]),
    fix: near === null ? null : `write \${component:${near}}`,
  });
}
