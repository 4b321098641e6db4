// What PATH arguments mean: directories to search, a registry, or one of each.
// Specification: surfaces page, "the registry is PATH/registry.yaml, PATH/library/registry.yaml or --registry".
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { Fault } from '../base/fault.ts';
import { quote } from '../base/quote.ts';
import { realPathOf } from './display-path.ts';
import { factsAt, factsBehind } from './path-facts.ts';

export interface Targets {
  /** Absolute directories to search for packages, in the order given, each once. */
  readonly directories: readonly string[];
  /** Absolute path of the registry, or null when there is none. */
  readonly registry: string | null;
}

export interface TargetRequest {
  readonly cwd: string;
  readonly paths: readonly string[];
  /** `--registry`, relative to `cwd`, or null. */
  readonly registry: string | null;
}

/** Resolves PATH arguments. Throws `Fault` (`usage`) for a path that is not there and for two registries. */
export function resolveTargets(request: TargetRequest): Targets {
  const directories: string[] = [];
  const registries: string[] = [];
  for (const text of request.paths) {
    const path = resolve(request.cwd, text);
    const facts = factsBehind(path);
    if (facts === null) {
      throw new Fault(
        'usage',
        `there is nothing at ${quote(text)}`,
        'give a directory, or a registry file',
      );
    }
    if (facts.isDirectory()) {
      directories.push(path);
      const found = [join(path, 'registry.yaml'), join(path, 'library', 'registry.yaml')].find(
        isThere,
      );
      if (found !== undefined) {
        assertInside(path, found, text);
        registries.push(found);
      }
    } else if (/\.ya?ml$/.test(path)) {
      directories.push(dirname(path));
      registries.push(path);
    } else if (['plugin.json', 'SKILL.md'].includes(basename(path))) {
      directories.push(dirname(path));
    } else {
      throw new Fault(
        'usage',
        `${quote(text)} is a file that check does not know`,
        'give a directory, a registry (.yaml), a plugin.json or a SKILL.md',
      );
    }
  }
  return { directories: [...new Set(directories)], registry: theRegistry(request, registries) };
}

function theRegistry(request: TargetRequest, found: readonly string[]): string | null {
  if (request.registry !== null) return resolve(request.cwd, request.registry);
  const distinct = [...new Set(found)];
  if (distinct.length > 1) {
    throw new Fault(
      'usage',
      `${distinct.length} registries found`,
      'check one at a time, or name it with --registry',
    );
  }
  return distinct[0] ?? null;
}

/** A committed link must not lead what is read, and what `pin` writes, out of what a person named. */
function assertInside(path: string, registry: string, text: string): void {
  const folder = realPathOf(dirname(registry));
  const root = realPathOf(path);
  const inside = relative(root, folder);
  if (inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside)) return;
  const link = relative(path, dirname(registry));
  throw new Fault(
    'usage',
    `${quote(link)} in ${quote(text)} is a link that leads outside, so its registry is not used`,
    'put the directory itself there, or name the registry with its own path',
  );
}

/** Anything under that name counts, a directory or a dangling link too: it must not be overlooked. */
function isThere(path: string): boolean {
  return factsAt(path) !== null;
}
