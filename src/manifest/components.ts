// The `components` list: each entry's keys, kind, id and path, and its place inside the resource root of
// its kind. References between components are the component graph's. Specification: manifest page, `components`.
import { entryOf, type MapNode, type Span } from '../base/data-node.ts';
import { limits } from '../base/limits.ts';
import { quote } from '../base/quote.ts';
import { isComponentId } from './component-id.ts';
import { type Judgement, refuse } from './judgement.ts';
import { judgeName } from './names-in-manifest.ts';
import { pathFix, pathPhrase } from './path-faults.ts';
import type { ResourceRoots } from './resource-roots.ts';
import { namePath } from './tree-path.ts';
import {
  listMember,
  type ManifestObject,
  refuseMissingKey,
  refuseType,
  refuseUnknownKeys,
  type StringValue,
  stringItems,
  stringMember,
} from './typed-fields.ts';

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
  /** False where the generation does not know the kind. */
  readonly kindKnown: boolean;
  readonly id: StringValue | null;
  /** The file, root-relative as written and with links followed; null where it has a fault. */
  readonly file: { readonly path: string; readonly real: string; readonly at: Span } | null;
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
  const file = path === null ? null : readFile(judgement, label, path, kind?.value ?? null);
  if (kind !== null && kindKnown && file !== null) {
    judgeHome(judgement, { label, kind: kind.value, file, resources });
  }
  const requires = stringItems(judgement, object, 'requires');
  return { label, kind, kindKnown, id, file, requires };
}

function readId(judgement: Judgement, object: ManifestObject): StringValue | null {
  const id = stringMember(judgement, object, 'id');
  if (id === null || isComponentId(id.value)) return id;
  refuse(judgement, 'component/id', {
    messageId: 'form',
    message: `${object.label}.id ${quote(id.value)} does not have the form of an id`,
    at: id.span,
    found: quote(id.value),
    expected: '1 to 80 characters of a-z 0-9 . _ -, the first a letter or digit',
  });
  return id;
}

function readFile(
  judgement: Judgement,
  label: string,
  path: StringValue,
  kind: string | null,
): DeclaredComponent['file'] {
  const named = namePath(judgement.tree, path.value);
  const found = quote(path.value);
  const fault = (messageId: string, message: string, expected: string, fix: string | null) => {
    refuse(judgement, 'component/path', {
      messageId,
      message: `${label}.path ${message}`,
      at: path.span,
      found,
      expected,
      fix,
    });
    return null;
  };
  if (!named.ok) {
    return fault(
      named.fault,
      `${found} ${pathPhrase(named.fault)}`,
      'a regular file inside the package, relative, with /',
      pathFix(judgement, path.value, named),
    );
  }
  if (named.type !== 'file') {
    const skill = named.path === '.' ? 'SKILL.md' : `${named.path}/SKILL.md`;
    const inside = kind === 'skill' ? `write ${quote(skill)}` : null;
    return fault('not-a-file', `${found} is a directory`, 'a regular file', inside);
  }
  if (/\/\.{0,2}$/.test(path.value)) {
    const fix = `write ${quote(named.path)}`;
    return fault('not-a-file', `${found} names a directory`, 'a regular file', fix);
  }
  const name = named.path.slice(named.path.lastIndexOf('/') + 1);
  if (kind === 'skill' && name !== 'SKILL.md') {
    const fix = 'name the SKILL.md of the skill, or use the component kind "resource"';
    fault('skill-file', `${found} is not named SKILL.md`, 'a file named SKILL.md', fix);
  }
  return { path: named.path, real: named.real, at: path.span };
}

interface Housed {
  readonly label: string;
  readonly kind: string;
  readonly file: { readonly path: string; readonly at: Span };
  readonly resources: ResourceRoots;
}

function judgeHome(judgement: Judgement, { label, kind, file, resources }: Housed): void {
  const home = judgement.generation.homes.get(kind);
  if (home === undefined) return;
  const root = resources.roots.get(home);
  if (root === undefined) {
    // A root that is declared with a fault has its own finding; a second one would only repeat it.
    if (resources.declared.has(home)) return;
    const first = file.path.split('/')[0] ?? '';
    const fix =
      home === 'skills'
        ? 'move the file into skills/'
        : file.path.includes('/')
          ? `add ${quote(home)}: ${quote(first)} to resources`
          : `move the file into a directory and declare that as ${quote(home)} in resources`;
    refuse(judgement, 'component/outside-root', {
      messageId: 'no-root',
      message: `${label} is of kind ${quote(kind)}, and the package has no ${home} root`,
      at: file.at,
      found: quote(file.path),
      expected: `a path inside the ${home} root`,
      fix,
    });
    return;
  }
  if (root.path === '.' || file.path.startsWith(`${root.path}/`)) return;
  refuse(judgement, 'component/outside-root', {
    messageId: 'outside',
    message: `${label}.path ${quote(file.path)} is outside the ${home} root ${quote(root.path)}`,
    at: file.at,
    found: quote(file.path),
    expected: `a path inside ${quote(`${root.path}/`)}`,
    fix: `move the file into ${quote(`${root.path}/`)} and change the path`,
  });
}
