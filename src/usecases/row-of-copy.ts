// Which registry row speaks for an installed copy, as its record says. Reads the state, writes nothing.
// Specification: lifecycle page, "Install".
import { inspectBase } from '../lifecycle/base-directory.ts';
import { scopeLayout } from '../lifecycle/layout.ts';
import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
import { isForeignOrigin } from '../lifecycle/parse-origin.ts';
import { readStateFile } from '../lifecycle/state-file.ts';
import type { PluginScope } from '../lifecycle/types.ts';
import { PluginWriterRefusal } from '../lifecycle/writer-refusal.ts';
import { isRemoteText } from '../registry/source-url.ts';

export interface RowOfCopy {
  /** `kind:name`. */
  readonly id: string;
  /** The recorded source is a URL. */
  readonly isRemote: boolean;
  /** The record names a catalogue as its origin. */
  readonly isCatalog: boolean;
}

/** Null where nothing is recorded, or what is recorded is not ours to update: the update says which. */
export function rowOfCopy(id: string, scope: PluginScope, host: LifecycleHost): RowOfCopy | null {
  const layout = scopeLayout(scope, host);
  try {
    inspectBase(host.disk, layout);
    const record = readStateFile(host.disk, layout.state).state.installed.get(id);
    if (record === undefined || isForeignOrigin(record.origin)) return null;
    const { kind = 'plugin', origin, source } = record;
    return {
      id: `${kind}:${id}`,
      isRemote: isRemoteText(source),
      isCatalog: typeof origin === 'object' && origin.kind === 'catalog',
    };
  } catch (error) {
    // The update itself meets the same fault, and says it as a refusal.
    if (error instanceof PluginWriterRefusal) return null;
    throw error;
  }
}
