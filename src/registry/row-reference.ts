// A reference from one row to another: `kind:name`.
// Specification: registry page, "The file"; manifest page, `requires`.
import { limits } from '../base/limits.ts';

export interface ParsedReference {
  readonly kind: string;
  readonly name: string;
}

const KINDS_LENGTH = 32;

/** The two parts of `kind:name`, or null when `text` has another form. */
export function parseReference(text: string): ParsedReference | null {
  if (text.length > limits.nameLength + KINDS_LENGTH) return null;
  const found = /^([a-z][a-z-]*):([a-z0-9][a-z0-9.-]*)$/.exec(text);
  const [, kind, name] = found ?? [];
  if (kind === undefined || name === undefined || name.length > limits.nameLength) return null;
  return { kind, name };
}
