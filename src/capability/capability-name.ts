// The one way in for the name of a capability. A name that passed is compared with names that were
// enumerated; it is never joined to a path, and a name that is refused never reaches the disk.
// Specification: capabilities page, "A caller's name is never joined to a path".
import { hasUnseen } from '../base/escape.ts';

declare const capabilityName: unique symbol;
/** A name that may be compared with the names of entries. Only `parseCapabilityName` makes one. */
export type CapabilityName = string & { readonly [capabilityName]: true };

export type NameFault =
  | 'not-a-string'
  | 'empty'
  | 'too-long'
  | 'separator'
  | 'dot-segment'
  | 'unseen'
  | 'disguised';

export type ParsedCapabilityName =
  | { readonly ok: true; readonly name: CapabilityName }
  | { readonly ok: false; readonly fault: NameFault };

/** Longest name, in bytes of UTF-8: what one directory entry can hold. */
const NAME_BYTES = 255;

/** What is wrong, as the end of "the name …". */
export const nameFaultText: Readonly<Record<NameFault, string>> = {
  'not-a-string': 'is not a string',
  empty: 'is empty or blank',
  'too-long': `is longer than ${NAME_BYTES} bytes`,
  separator: 'has a slash, a backslash or a colon',
  'dot-segment': 'is a dot segment',
  unseen: 'has characters that a reader cannot see',
  disguised: 'turns into a path when its characters are normalised',
};

/** Reads a name of unknown origin and type. Pure; linear in at most 255 code units. */
export function parseCapabilityName(value: unknown): ParsedCapabilityName {
  const fault = faultOf(value);
  return fault === null ? { ok: true, name: value as CapabilityName } : { ok: false, fault };
}

function faultOf(value: unknown): NameFault | null {
  if (typeof value !== 'string') return 'not-a-string';
  if (value.length > NAME_BYTES || Buffer.byteLength(value) > NAME_BYTES) return 'too-long';
  if (value.trim() === '') return 'empty';
  if (hasSeparator(value)) return 'separator';
  if (isDotSegment(value)) return 'dot-segment';
  if (hasUnseen(value)) return 'unseen';
  // Some file systems and tools normalise names: what is harmless now must be harmless then.
  const normal = value.normalize('NFKC').trim();
  return hasSeparator(normal) || isDotSegment(normal) ? 'disguised' : null;
}

function hasSeparator(text: string): boolean {
  return /[/\\:]/.test(text);
}

function isDotSegment(text: string): boolean {
  return text === '.' || text === '..';
}
