// The `components` list: each entry's keys, kind, id and path, and its place inside the resource root of
// its kind. References between components are the component graph's. Specification: manifest page, `components`.
import { entryOf, type MapNode } from '../base/data-node.ts';
import { limits } from '../base/limits.ts';
import { quote } from '../base/quote.ts';
import { type ComponentFile, readComponentFile } from './component-file.ts';
import { judgeComponentHome } from './component-home.ts';
import { isComponentId } from './component-id.ts';
import { type Judgement, refuse } from './judgement.ts';
import {
  type ManifestObject,
  refuseMissingKey,
  refuseType,
  refuseUnknownKeys,
} from './manifest-object.ts';
import { judgeName } from './names-in-manifest.ts';
import type { ResourceRoots } from './resource-roots.ts';
import { shownValue } from './shown-value.ts';
import { listMember, type StringValue, stringItems, stringMember } from './typed-fields.ts';

const componentKeys = ['kind', 'id', 'path', 'requires'] as const;
const requiredKeys = {
  kind: 'a component kind such as "skill"',
  id: 'an id such as "reader"',
  path: 'the path of its file',
} as const;

/** One component as declared, also when parts of it have faults. */
export interface DeclaredComponent {
  readonly label: string;
  readonly kind: StringValue | null;
  readonly id: StringValue | null;
  /** Null where the path has a fault. */
  readonly file: ComponentFile | null;
  readonly requires: readonly StringValue[];
}

/** Reads every component; what can be read of a faulty one is kept. */
export function readComponents(
  judgement: Judgement,
  block: ManifestObject | null,
  resources: ResourceRoots,
): readonly DeclaredComponent[] {
  const list = block === null ? null : listMember(judgement, block, 'components');
  if (list === null) return [];
  if (list.items.length > limits.components) {
    refuse(judgement, 'component/too-many', {
      messageId: 'too-many',
      message: `components has ${list.items.length} entries`,
      at: list.span,
      found: String(list.items.length),
      expected: `at most ${limits.components}`,
    });
  }
  return list.items.slice(0, limits.components).flatMap((item, at) => {
    const label = `components[${at}]`;
    if (item.type === 'map') return [readComponent(judgement, item, label, resources)];
    refuseType(judgement, label, item, 'an object');
    return [];
  });
}

function readComponent(
  judgement: Judgement,
  map: MapNode,
  label: string,
  resources: ResourceRoots,
): DeclaredComponent {
  // A list item has no key of its own: a missing key is reported at its opening brace.
  const anchor = { start: map.span.start, end: map.span.start + 1 };
  const object = { map, label, prefix: label, anchor };
  refuseUnknownKeys(judgement, object, componentKeys);
  for (const [key, expected] of Object.entries(requiredKeys)) {
    if (entryOf(map, key) === undefined) refuseMissingKey(judgement, object, key, expected);
  }
  const kind = stringMember(judgement, object, 'kind');
  const kindKnown =
    kind !== null &&
    judgeName(judgement, {
      role: 'component',
      name: kind.value,
      at: kind.span,
      unknownRule: 'component/kind',
    });
  const id = readId(judgement, object);
  const path = stringMember(judgement, object, 'path');
  const file =
    path === null ? null : readComponentFile(judgement, label, path, kind?.value ?? null);
  if (kind !== null && kindKnown && file !== null) {
    judgeComponentHome(judgement, { label, kind: kind.value, file, resources });
  }
  const requires = stringItems(judgement, object, 'requires');
  return { label, kind, id, file, requires };
}

function readId(judgement: Judgement, object: ManifestObject): StringValue | null {
  const id = stringMember(judgement, object, 'id');
  if (id === null || isComponentId(id.value)) return id;
  refuse(judgement, 'component/id', {
    messageId: 'form',
    message: `${object.label}.id ${quote(id.value)} does not have the form of an id`,
    at: id.span,
    found: shownValue(id.value),
    expected: '1 to 80 characters of a-z 0-9 . _ -, the first a letter or digit',
  });
  return id;
}
