// SemVer ranges of hosts (`compatibility.clio`), and which host generations a range reaches.
// Never guesses: a text that is no range reaches nothing.
// Specification: manifest page, "Host generations" and "compatibility".
import parse from 'semver/functions/parse.js';
import satisfies from 'semver/functions/satisfies.js';
import intersects from 'semver/ranges/intersects.js';
import validRange from 'semver/ranges/valid.js';
import { Fault } from '../base/fault.ts';
import { limits } from '../base/limits.ts';
import { quote } from '../base/quote.ts';
import { type Generation, generations } from './generations.ts';
import { versionFault } from './strict-version.ts';

export type RangeFault = 'too-long' | 'empty-part' | 'open-wildcard' | 'not-a-range';

/** Why `text` is no range a host takes, or null when it is one. */
export function rangeFault(text: string): RangeFault | null {
  if (text.length > limits.versionLength) return 'too-long';
  if (text.split('||').some((part) => part.trim() === '')) return 'empty-part';
  if (text.split(/[\s|]+/).some(hasOpenWildcard)) return 'open-wildcard';
  return validRange(text) === null ? 'not-a-range' : null;
}

/**
 * The generations a range reaches, oldest first; null means no range and reaches all. The older one is
 * reached below `0.6.2-0`, the newer from `0.6.2`, or from `0.6.2-0` where the older is not reached: a
 * range that ends at `<0.6.2` contains pre-releases of 0.6.2 only by arithmetic, not by intent.
 */
export function generationsInRange(range: string | null): readonly Generation[] {
  if (range === null) return generations;
  if (rangeFault(range) !== null) return [];
  const reached: Generation[] = [];
  for (const generation of generations) {
    const hosts = reached.length === 0 ? generation.hosts : generation.hosts.replace(/-0$/, '');
    if (intersects(range, hosts)) reached.push(generation);
  }
  return reached;
}

/** The generation a host version belongs to. Throws `Fault` (`usage`) where it is no strict version. */
export function generationOfHost(version: string): Generation {
  if (versionFault(version) !== null) {
    throw new Fault(
      'usage',
      `${quote(version)} is not a Clio version`,
      'give a full version such as 0.6.2, or auto',
    );
  }
  const parsed = parse(version);
  const found = generations.find((generation) =>
    satisfies(parsed ?? version, generation.hosts, { includePrerelease: true }),
  );
  if (found === undefined) throw new Fault('internal', `no generation holds ${quote(version)}`);
  return found;
}

/** True where a host of this version satisfies the range, as `semver` has it: a pre-release only where the range names one of its kind. */
export function hostSatisfies(version: string, range: string | null): boolean {
  return range === null || satisfies(version, range);
}

/** True for `1.x.3`: a number behind a wildcard. `semver` lets it pass behind `~` and `^`, a host does not. */
function hasOpenWildcard(comparator: string): boolean {
  const release = /^[<>=~^v]*([^-+]*)/.exec(comparator)?.[1] ?? '';
  const parts = release.split('.');
  const wildcard = parts.findIndex((part) => part === 'x' || part === 'X' || part === '*');
  return wildcard !== -1 && parts.slice(wildcard).some((part) => /^[0-9]+$/.test(part));
}
