// What a smoke install is to try: each package with its pin and its requirements from the registry.
// Specification: lifecycle page, "Smoke install".
import { dirname, join, relative } from 'node:path';
import { nearestOf } from '../base/nearest.ts';
import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
import { readSource } from '../lifecycle/read-copy.ts';
import { readRegistry } from '../registry/read-registry.ts';
import type { Row } from '../registry/registry.ts';
import { isRemoteText, parseLocalSource } from '../registry/source-url.ts';
import { planRequirements, type RequiredPackage } from '../smoke/plan-requirements.ts';
import type { SmokeRequest } from '../smoke/smoke-types.ts';
import { displayPath } from './display-path.ts';
import type { KeptRows } from './kept-rows.ts';

export interface SmokePlanRequest {
  readonly cwd: string;
  /** Absolute package roots. */
  readonly roots: readonly string[];
  /** Absolute path of the registry, or null. */
  readonly registry: string | null;
  /** Packages of remote rows of that registry; default: none are here. */
  readonly kept?: KeptRows | null;
  readonly clioVersion: string;
  readonly temporaryRoot: string;
  readonly signal?: AbortSignal;
}

/** One request a package, in the order given. Throws `Fault` as `readRegistry` does. */
export function planSmoke(plan: SmokePlanRequest, host: LifecycleHost): readonly SmokeRequest[] {
  const shelf = new RowShelf(plan.registry, plan.kept ?? null);
  return plan.roots.map((root) => {
    const candidate = readSource(root, host.disk, plan.clioVersion);
    const row = shelf.rowAt(root);
    const manifest = candidate.manifest;
    const requires = manifest?.requires ?? row?.requires.map(({ id }) => id) ?? [];
    const self = manifest === null ? '' : `${manifest.kind}:${manifest.name}`;
    const required = planRequirements(self, requires, (reference) => shelf.lookUp(reference));
    return {
      label: shelf.isKept(root) ? (row?.label ?? root) : displayPath(plan.cwd, root),
      path: root,
      pin: row?.sha256 ?? null,
      requirements: required.ok ? required.requirements : [],
      obstacle: required.ok ? null : required.why,
      clioVersion: plan.clioVersion,
      temporaryRoot: plan.temporaryRoot,
      ...(plan.signal === undefined ? {} : { signal: plan.signal }),
    };
  });
}

/** Rows of a registry by id and by the directory they point at. */
export class RowShelf {
  readonly #folder: string;
  readonly #byId = new Map<string, Row>();
  readonly #byPath = new Map<string, Row>();
  readonly #hasRegistry: boolean;
  readonly #kept: KeptRows | null;

  constructor(registry: string | null, kept: KeptRows | null = null) {
    this.#kept = kept;
    this.#hasRegistry = registry !== null;
    this.#folder = registry === null ? '' : dirname(registry);
    for (const row of registry === null ? [] : readRegistry(registry).rows) {
      if (row.id !== null) this.#byId.set(row.id, row);
      const path = this.pathOf(row);
      // An extension has a manifest of its own form; its row says nothing about the plugin's.
      if (path !== null && row.kind !== 'extension') this.#byPath.set(path, row);
    }
  }

  /** True for the root of a package that was fetched for a remote row. */
  isKept(root: string): boolean {
    const row = this.rowAt(root);
    return row !== null && this.#kept?.rootOf(row.label) === root;
  }

  row(id: string): Row | null {
    return this.#byId.get(id) ?? null;
  }

  /** The row that was probably meant: of that name with its kind left out, or spelled nearly so. */
  near(text: string): string | null {
    const named = [...this.#byId].find(([, row]) => row.name === text);
    return named?.[0] ?? nearestOf(text, this.#byId.keys());
  }

  rowAt(root: string): Row | null {
    return this.#byPath.get(join(this.#folder, relative(this.#folder, root))) ?? null;
  }

  /** Absolute directory of a local row, or of a remote one that was fetched; else null. */
  pathOf(row: Row): string | null {
    if (row.sourceUrl === null) return null;
    if (isRemoteText(row.sourceUrl)) return this.#kept?.rootOf(row.label) ?? null;
    const local = parseLocalSource(row.sourceUrl);
    return local.ok ? join(this.#folder, local.path) : null;
  }

  lookUp(reference: string): RequiredPackage {
    if (!this.#hasRegistry) {
      return { ok: false, why: 'is in no registry; give one with --registry' };
    }
    const row = this.row(reference);
    if (row === null) return { ok: false, why: 'has no row in the registry' };
    const path = this.pathOf(row);
    if (path === null && this.#kept !== null && isRemoteText(row.sourceUrl ?? '')) {
      return { ok: false, why: `could not be had: ${this.#kept.reasonOf(row.label).why}` };
    }
    if (path === null) {
      return { ok: false, why: 'has a row that points at no directory on this machine' };
    }
    const requires = row.requires.map(({ id }) => id);
    return { ok: true, path, pin: row.sha256, requires };
  }
}
