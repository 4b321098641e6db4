// What the capability screen shows, as a value: every entry of every kind with its owner. Reads only.
import { relative, sep } from 'node:path';
import { readCatalogue } from '../catalogue.ts';
import { type CapabilityKind, kindRows } from '../kinds.ts';
import type { CapabilityPlace } from '../place.ts';
import { type CapabilityRecord, recordOf } from '../records.ts';
import { readCapabilitySources } from '../sources.ts';

export interface ScreenEntry extends CapabilityRecord {
  /** Relative to its source. */
  readonly path: string;
  readonly title: string | null;
  readonly description: string | null;
  /** Why it is broken, one message each. */
  readonly problems: readonly string[];
  /** It is the owner's, of a kind that this screen may change. */
  readonly editable: boolean;
}

export interface Screen {
  readonly kinds: readonly {
    readonly kind: CapabilityKind;
    readonly folder: string;
    readonly entries: readonly ScreenEntry[];
  }[];
  /** What is wrong with the sources as a whole. */
  readonly problems: readonly string[];
}

export function readScreen(place: CapabilityPlace): Screen {
  const { sources, findings } = readCapabilitySources(place);
  return {
    kinds: kindRows.map((row) => ({
      kind: row.kind,
      folder: row.folder,
      entries: readCatalogue(place, sources, row).provided.map((provided): ScreenEntry => {
        const { entry } = provided;
        return {
          ...recordOf(provided),
          path: relative(entry.source.path, entry.path).split(sep).join('/'),
          title: entry.task?.title ?? null,
          description: entry.task?.description ?? null,
          problems: entry.findings.map(({ message }) => message),
          editable: row.writable && entry.source.plugin === null,
        };
      }),
    })),
    problems: findings.map(({ message }) => message),
  };
}
