// A version as a manifest and a registry row write it: strict Semantic Version text that equals its own
// canonical form. Never repairs what it reads; a repaired text is only ever a suggestion.
// Specification: manifest page, "Root object", `version`.
import parse from 'semver/functions/parse.js';
import { limits } from '../base/limits.ts';

export type VersionFault = 'too-long' | 'prefix' | 'space' | 'form';

/** Why `text` is no strict version, or null when it is one. */
export function versionFault(text: string): VersionFault | null {
  if (text.length > limits.versionLength) return 'too-long';
  if (canonicalOf(text) === text) return null;
  if (/\s/.test(text)) return 'space';
  return /^[v=V]/.test(text) ? 'prefix' : 'form';
}

/** A strict version that `text` seems to mean (`v1.02` gives `1.2.0`), or null. */
export function suggestVersion(text: string): string | null {
  if (text.length > limits.versionLength) return null;
  const bare = text.trim().replace(/^[v=V\s]{1,16}/, '');
  const found = /^([0-9]{1,15})(?:\.([0-9]{1,15}))?(?:\.([0-9]{1,15}))?([-+].*)?$/.exec(bare);
  if (found === null) return null;
  const numbers = [found[1], found[2], found[3]].map((part) => String(Number(part ?? '0')));
  const suggestion = `${numbers.join('.')}${found[4] ?? ''}`;
  return versionFault(suggestion) === null ? suggestion : null;
}

function canonicalOf(text: string): string | null {
  const version = parse(text);
  if (version === null) return null;
  return version.build.length === 0
    ? version.version
    : `${version.version}+${version.build.join('.')}`;
}
