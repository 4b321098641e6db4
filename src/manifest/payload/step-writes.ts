// What a step says it writes: relative paths inside the workspace, without patterns.
// Specification: manifest page, "Payloads", Fleets / playbooks ("`writes`").
import { type MapEntry, stringOf } from '../../base/data-node.ts';
import type { Place } from '../../base/finding.ts';
import { quote } from '../../base/quote.ts';
import { parseRelativePath } from '../../base/relative-path.ts';
import { type FieldReader, placeIn } from './field-reader.ts';
import { payloadLimits } from './payload-limits.ts';

/** Version of the format from which a workspace step has to say what it writes. */
const writesSince = 4;

export interface WritesContext {
  readonly path: string;
  readonly home: Place;
  /** True on a workspace step without the field. */
  readonly required: boolean;
}

/** Judges the `writes` of one step; `entry` is undefined where there is none of the right type. */
export function judgeWrites(
  reader: FieldReader,
  entry: MapEntry | undefined,
  { path, home, required }: WritesContext,
): void {
  if (required && reader.version >= writesSince) {
    reader.judgement.stops({
      rule: 'fleet/writes',
      messageId: 'missing',
      message: `${quote(path)} has the scope workspace and does not say what it "writes"`,
      place: home,
      expected: 'a list of relative paths',
      fix: 'add "writes" with the relative paths that the step changes',
    });
  }
  if (entry?.value.type !== 'list') return;
  const { items } = entry.value;
  if (items.length > payloadLimits.writtenPaths) {
    reader.judgement.stops({
      rule: 'fleet/writes',
      messageId: 'too-many',
      message: `${quote(path)} writes ${items.length} paths, over ${payloadLimits.writtenPaths}`,
      place: placeIn(reader, entry.keySpan),
      found: `${items.length} paths`,
      expected: `at most ${payloadLimits.writtenPaths}`,
      fix: 'name a directory that holds several of them, or make two steps of it',
    });
  }
  for (const item of items) {
    const written = stringOf(item) ?? '';
    const fault = written.trim() === '' ? null : faultOf(written);
    if (fault === null) continue;
    reader.judgement.stops({
      rule: 'fleet/writes',
      messageId: fault.id,
      message: `${quote(path)} writes ${quote(written)}, ${fault.words}`,
      place: placeIn(reader, item.span),
      found: quote(written),
      expected: 'a relative path inside the workspace, without patterns',
      fix: fault.fix,
    });
  }
}

function faultOf(
  path: string,
): { readonly id: string; readonly words: string; readonly fix: string } | null {
  if (/[*?[\]{}]/.test(path)) {
    const fix = 'name the files or the directory instead of a pattern';
    return { id: 'glob', words: 'which is a pattern', fix };
  }
  if (path.split(/[/\\]/).includes('..')) {
    return { id: 'climbs', words: 'which has ".." in it', fix: 'write the path without ".."' };
  }
  if (parseRelativePath(path).ok && !path.startsWith('~')) return null;
  const fix = 'write a path relative to the workspace, with / between its parts';
  return { id: 'not-relative', words: 'which is not a relative path', fix };
}
