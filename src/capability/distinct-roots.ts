// Roots that are apart: none is another one, and none lies in another. Pure.
// Specification: capabilities page, "one root reached twice counts once; roots never nest".
import { dirname } from 'node:path';
import type { CapabilitySource } from './sources.ts';

/** Real paths of which none is another or lies in another. Linear in the depth of a path. */
export class DistinctRoots {
  readonly #roots = new Map<string, CapabilitySource>();
  readonly #above = new Map<string, CapabilitySource>();

  constructor(store: CapabilitySource) {
    this.add(store);
  }

  add(source: CapabilitySource): void {
    this.#roots.set(source.realPath, source);
    for (const path of parentsOf(source.realPath)) {
      if (!this.#above.has(path)) this.#above.set(path, source);
    }
  }

  /** The source that this one is, holds or lies in, or null. */
  clash(source: CapabilitySource): CapabilitySource | null {
    const same = this.#roots.get(source.realPath) ?? this.#above.get(source.realPath);
    if (same !== undefined) return same;
    for (const path of parentsOf(source.realPath)) {
      const around = this.#roots.get(path);
      if (around !== undefined) return around;
    }
    return null;
  }
}

function parentsOf(path: string): readonly string[] {
  const parents: string[] = [];
  for (let at = dirname(path); ; at = dirname(at)) {
    parents.push(at);
    if (dirname(at) === at) return parents;
  }
}
