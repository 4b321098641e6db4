// A real directory with packages and a registry, and pinning over it as the command does it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../src/base/finding.ts';
import type { PluginCandidate } from '../../src/manifest/manifest.ts';
import { readPluginManifest } from '../../src/manifest/read-manifest.ts';
import { applyPin } from '../../src/registry/apply-pin.ts';
import type { PinPlan, PinRequest } from '../../src/registry/pin-request.ts';
import { planPin } from '../../src/registry/plan-pin.ts';
import { readRegistry } from '../../src/registry/read-registry.ts';
import { type Json, manifestText, temporaryDirectory, writeFiles } from '../support/tree.ts';

export interface Shelf {
  readonly directory: string;
  readonly packages: readonly string[];
}

/** Packages at `p/NAME` with these root members of plugin.json, `requires` and `kind` going into the Clio block. */
export function shelfOf(packages: Readonly<Record<string, Readonly<Record<string, Json>>>>): Shelf {
  const directory = temporaryDirectory();
  for (const [name, members] of Object.entries(packages)) {
    const { requires = [], kind = 'plugin', ...root } = members;
    writeFiles(`${directory}/p/${name}`, {
      'plugin.json': manifestText({ name, ...root }, { requires, kind }),
    });
  }
  return { directory, packages: Object.keys(packages).map((name) => `p/${name}`) };
}

export function requestFor(shelf: Shelf, more: Partial<PinRequest> = {}): PinRequest {
  const read = new Map<string, PluginCandidate>();
  return {
    registry: readRegistry(join(shelf.directory, 'registry.yaml')),
    folder: shelf.directory,
    readPackage: (path) => {
      const known = read.get(path) ?? readPluginManifest(join(shelf.directory, path));
      read.set(path, known);
      return known;
    },
    isError: () => true,
    packages: shelf.packages,
    ...more,
  };
}

/** Writes `text`, pins, and gives the plan and the text of the file afterwards. */
export function pinText(
  shelf: Shelf,
  text: string,
  more: Partial<PinRequest> = {},
): { readonly plan: PinPlan; readonly text: string } {
  const path = join(shelf.directory, 'registry.yaml');
  writeFiles(shelf.directory, { 'registry.yaml': text });
  const request = requestFor(shelf, more);
  const plan = planPin(request);
  applyPin(path, request.registry, plan);
  return { plan, text: readFileSync(path, 'utf8') };
}

export function digestAt(shelf: Shelf, path: string): string {
  return readPluginManifest(join(shelf.directory, path)).contentDigest ?? 'none';
}

export const told = ({ place, row, rule, message }: Finding): string =>
  `${place.file}:${place.line} ${row ?? '-'} ${rule} ${message}`;
