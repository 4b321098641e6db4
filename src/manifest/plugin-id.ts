// The form of a package name, which is also the id under which a plugin is installed.
// Specification: manifest page, "Root object", `name`.
import { limits } from '../base/limits.ts';

/** Names a package cannot have because a file of the host has them. */
const reservedNames: readonly string[] = ['state.json'];

export type PluginNameFault = 'empty' | 'too-long' | 'reserved' | 'form';

/** Why `text` is no package name, or null when it is one. */
export function pluginNameFault(text: string): PluginNameFault | null {
  if (text === '') return 'empty';
  if (text.length > limits.nameLength) return 'too-long';
  if (reservedNames.includes(text)) return 'reserved';
  const formed = /^[a-z0-9][a-z0-9.-]*$/.test(text) && /[a-z0-9]$/.test(text);
  return formed && !text.includes('--') && !text.includes('..') ? null : 'form';
}

/** True for a text that can be a package name and an installed id: 1 to 64 of `a-z 0-9 . -`, well placed. */
export function isPluginId(text: string): boolean {
  return pluginNameFault(text) === null;
}

/** The package name closest to what `text` seems to mean, or null where nothing is left of it. */
export function suggestPluginName(text: string): string | null {
  const folded = text
    .slice(0, 4 * limits.nameLength)
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[.-]{1,256}/, '')
    .slice(0, limits.nameLength)
    .replace(/[.-]{1,64}$/, '');
  return isPluginId(folded) ? folded : null;
}
