// The file of a component: which paths of the package can be one.
// Specification: manifest page, `components`, `path`.
import type { Span } from '../base/data-node.ts';
import { quote } from '../base/quote.ts';
import { type Judgement, refuse, suggest } from './judgement.ts';
import { pathFix, pathPhrase } from './path-faults.ts';
import { shownValue } from './shown-value.ts';
import { movedPath, type NamedPath, namePath, nearestPath } from './tree-path.ts';
import type { StringValue } from './typed-fields.ts';

export interface ComponentFile {
  /** Root-relative, normalised, as written. */
  readonly path: string;
  /** Where it really is, links followed. */
  readonly real: string;
  readonly at: Span;
}

/** The regular file that `path` names; null, with a finding, where it names none. */
export function readComponentFile(
  judgement: Judgement,
  label: string,
  path: StringValue,
  kind: string | null,
): ComponentFile | null {
  const named = namePath(judgement.tree, path.value);
  const found = quote(path.value);
  const fault = (messageId: string, message: string, expected: string, fix: string | null) => {
    refuse(judgement, 'component/path', {
      messageId,
      message: `${label}.path ${message}`,
      at: path.span,
      found: shownValue(path.value),
      expected,
      fix,
    });
    return null;
  };
  if (!named.ok) {
    const near = missingFile(judgement, named);
    return fault(
      named.fault,
      `${found} ${pathPhrase(named.fault)}${near === null ? '' : `; did you mean ${quote(near)}?`}`,
      'a regular file inside the package, relative, with /',
      near === null ? missingFix(judgement, path.value, named) : `write ${quote(near)}`,
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

function missingFix(
  judgement: Judgement,
  text: string,
  named: NamedPath & { readonly ok: false },
): string | null {
  if (named.fault !== 'missing') return pathFix(judgement, text, named);
  return `create the file ${quote(text)}, or name one that is there`;
}

/** The file that is probably meant by a path where nothing is, or null. */
function missingFile(
  judgement: Judgement,
  { fault, path }: NamedPath & { readonly ok: false },
): string | null {
  if (fault !== 'missing' || path === null) return null;
  const { tree } = judgement;
  return suggest(judgement, () => nearestPath(tree, path) ?? movedPath(tree, path));
}
