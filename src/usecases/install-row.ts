// Installing a registry row by its name: the row's package with everything the row says about it
// demanded, and the catalogue as its origin. Specification: surfaces page, `install SOURCE`.
import { resolve } from 'node:path';
import { Fault } from '../base/fault.ts';
import { quote } from '../base/quote.ts';
import type { ExpectedSource } from '../lifecycle/resolve-source.ts';
import type { PluginOrigin } from '../lifecycle/types.ts';
import type { Row } from '../registry/registry.ts';
import { RowShelf } from './plan-smoke.ts';

export interface RowSource {
  /** Absolute path of the package. */
  readonly path: string;
  readonly origin: PluginOrigin;
  readonly expected: Required<ExpectedSource>;
}

/**
 * What the row `id` (`kind:name`) of a registry says to install. Throws `Fault` (`usage`): no such row, a row
 * that points at no directory here, or one that lacks a field.
 */
export function rowSource(id: string, registry: string, cwd: string): RowSource {
  const shelf = new RowShelf(resolve(cwd, registry));
  const row = shelf.row(id);
  if (row === null) {
    const near = shelf.near(id);
    const hint = near === null ? 'see plugin-gate check' : `did you mean ${near}?`;
    throw new Fault('usage', `${quote(registry)} has no row ${quote(id)}`, hint);
  }
  const path = shelf.pathOf(row);
  if (path === null) {
    throw new Fault(
      'usage',
      `the row ${quote(id)} points at no directory on this machine`,
      'install it from a directory, or from a registry whose row is local',
    );
  }
  return { path, ...rowFields(row, id) };
}

/** Everything a row demands of its package. Throws `Fault` (`usage`) where it lacks a field. */
export function rowFields(row: Row, id: string): Pick<RowSource, 'origin' | 'expected'> {
  const { kind, name, version, sha256 } = row;
  if (kind === null || name === null || version === null || sha256 === null) {
    throw new Fault(
      'usage',
      `the row ${quote(id)} does not say kind, name, version and sha256`,
      'run plugin-gate check on the registry',
    );
  }
  return {
    origin: { kind: 'catalog', source: id },
    expected: {
      expectedKind: kind,
      expectedId: name,
      expectedVersion: version,
      expectedDigest: sha256,
    },
  };
}
