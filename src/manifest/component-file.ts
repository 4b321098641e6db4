// The file of a component: which paths of the package can be one.
// Specification: manifest page, `components`, `path`.
import type { Span } from '../base/data-node.ts';
import { quote } from '../base/quote.ts';
import { type Judgement, refuse } from './judgement.ts';
import { pathFix, pathPhrase } from './path-faults.ts';
import { shownValue } from './shown-value.ts';
import { namePath } from './tree-path.ts';
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
