// The forms of a component's id and of a reference to one.
// Specification: manifest page, `components`.
import { limits } from '../base/limits.ts';

/** True for at most 80 of `a-z 0-9 . _ -` that begin with a letter or digit. */
export function isComponentId(text: string): boolean {
  return text.length <= limits.componentIdLength && /^[a-z0-9][a-z0-9._-]*$/.test(text);
}

export interface ComponentReference {
  readonly kind: string;
  readonly id: string;
}

/** Splits `kind:id`; null where the text has not that form. The kind may still be unknown. */
export function parseComponentReference(text: string): ComponentReference | null {
  const colon = text.indexOf(':');
  if (colon < 1 || colon > 32) return null;
  const kind = text.slice(0, colon);
  const id = text.slice(colon + 1);
  return /^[a-z]{1,32}$/.test(kind) && isComponentId(id) ? { kind, id } : null;
}
