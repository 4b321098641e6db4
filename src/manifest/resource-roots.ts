// The `resources` object: per resource kind one directory inside the package, and the `skills/` that
// counts even where nothing declares it. Specification: manifest page, `resources` and "Paths".
import type { Span } from '../base/data-node.ts';
import { quote } from '../base/quote.ts';
import { resolveInTree } from '../digest/tree.ts';
import { type Judgement, refuse } from './judgement.ts';
import { effectiveEntries, type ManifestObject, memberLabel } from './manifest-object.ts';
import { judgeName } from './names-in-manifest.ts';
import { pathFix, pathPhrase } from './path-faults.ts';
import { shownValue } from './shown-value.ts';
import { namePath } from './tree-path.ts';
import { objectMember, type StringValue, stringValue } from './typed-fields.ts';

export interface ResourceRoot {
  readonly kind: string;
  /** Root-relative, normalised; `.` is the package root. */
  readonly path: string;
  /** Where it really is, links followed. */
  readonly real: string;
  /** Its value in the manifest, or null for a `skills/` that nothing declares. */
  readonly at: Span | null;
}

export interface ResourceRoots {
  readonly roots: ReadonlyMap<string, ResourceRoot>;
  /** Kinds that are declared, also where the declaration has a fault. */
  readonly declared: ReadonlySet<string>;
}

/** Reads `resources`. `packageKind` null means that the kind is not known; then `.` is let pass. */
export function readResourceRoots(
  judgement: Judgement,
  block: ManifestObject | null,
  packageKind: string | null,
): ResourceRoots {
  const roots = new Map<string, ResourceRoot>();
  const declared = new Set<string>();
  const resources = block === null ? null : objectMember(judgement, block, 'resources');
  for (const entry of resources === null ? [] : effectiveEntries(resources.map)) {
    const label = resources === null ? entry.key : memberLabel(resources, entry.key);
    const known = judgeName(judgement, {
      role: 'resource',
      name: entry.key,
      at: entry.keySpan,
      unknownRule: 'manifest/resource-kind',
    });
    if (!known) continue;
    declared.add(entry.key);
    const value = stringValue(judgement, label, entry.value);
    const root =
      value === null ? null : readRoot(judgement, { kind: entry.key, label, value, packageKind });
    if (root !== null) roots.set(entry.key, root);
  }
  if (!declared.has('skills')) {
    const skills = resolveInTree(judgement.tree, 'skills');
    if (skills !== null && (skills === 'root' || skills.type === 'directory')) {
      const real = skills === 'root' ? '.' : skills.path;
      roots.set('skills', { kind: 'skills', path: 'skills', real, at: null });
    }
  }
  return { roots, declared };
}

interface DeclaredRoot {
  readonly kind: string;
  readonly label: string;
  readonly value: StringValue;
  readonly packageKind: string | null;
}

function readRoot(judgement: Judgement, declared: DeclaredRoot): ResourceRoot | null {
  const { kind, label, value, packageKind } = declared;
  const named = namePath(judgement.tree, value.value);
  const found = quote(value.value);
  const fault = (messageId: string, message: string, expected: string, fix: string | null) => {
    refuse(judgement, 'manifest/resource-path', {
      messageId,
      message: `${label} ${message}`,
      at: value.span,
      found: shownValue(value.value),
      expected,
      fix,
    });
    return null;
  };
  const path = named.path;
  if (path !== null && kind === 'skills') {
    const dotAllowed = packageKind === 'skill' || packageKind === null;
    if (path !== 'skills' && !(path === '.' && dotAllowed)) {
      const expected = dotAllowed ? '"skills" or "."' : '"skills"';
      const fix =
        path === '.'
          ? 'move the skills into skills/, or make this a package of kind "skill"'
          : `move ${found} to skills/ and write "skills"`;
      return fault(
        'skills-elsewhere',
        `is ${found}, and hosts read only ${expected}`,
        expected,
        fix,
      );
    }
  } else if (path === '.') {
    return fault(
      'whole-root',
      'is the package root itself',
      'a directory inside the package',
      null,
    );
  }
  if (!named.ok) {
    const create = `create ${found} with its files, or remove ${quote(kind)} from resources`;
    return fault(
      named.fault,
      `${found} ${pathPhrase(named.fault)}`,
      'a directory inside the package, relative, with /',
      pathFix(judgement, value.value, named) ?? (named.fault === 'missing' ? create : null),
    );
  }
  if (named.type !== 'directory') {
    const cut = named.path.lastIndexOf('/');
    const fix = cut === -1 ? null : `write ${quote(named.path.slice(0, cut))}`;
    return fault('not-a-directory', `${found} is a file`, 'a directory', fix);
  }
  return { kind, path: named.path, real: named.real, at: value.span };
}
