// The kinds of capability as a table: a fifth kind is one row here. Pure.
// Specification: capabilities page, "Kinds are rows of a table".

export type CapabilityKind = 'task' | 'skill' | 'affordance' | 'notification';

export interface KindRow {
  readonly kind: CapabilityKind;
  /** Direct child of a source that holds the entries, and the word in URLs. */
  readonly folder: string;
  /** Regular file without which a directory is no entry of this kind, or null. */
  readonly entryFile: string | null;
  /** Whether a single file, named by its name less the extension, is an entry too. */
  readonly singleFiles: boolean;
  /** What happens when several sources have one name. The only policy so far: the owner, then the order of plugins. */
  readonly conflict: 'first-source';
  /** `call`: found anew each time. `session`: found once, when a session starts. */
  readonly resolved: 'call' | 'session';
  /** Whether the store writes entries of it for a caller. */
  readonly writable: boolean;
}

const first = 'first-source';

export const kindRows: readonly KindRow[] = [
  {
    kind: 'task',
    folder: 'tasks',
    entryFile: 'task.yaml',
    singleFiles: false,
    conflict: first,
    resolved: 'call',
    writable: true,
  },
  {
    kind: 'skill',
    folder: 'skills',
    entryFile: 'SKILL.md',
    singleFiles: false,
    conflict: first,
    resolved: 'session',
    writable: false,
  },
  {
    kind: 'affordance',
    folder: 'affordances',
    entryFile: null,
    singleFiles: true,
    conflict: first,
    resolved: 'session',
    writable: false,
  },
  {
    kind: 'notification',
    folder: 'notifications',
    entryFile: null,
    singleFiles: true,
    conflict: first,
    resolved: 'session',
    writable: false,
  },
];

/** The row of a kind, or null for a word that is none. */
export function kindRow(kind: CapabilityKind): KindRow;
export function kindRow(kind: string): KindRow | null;
export function kindRow(kind: string): KindRow | null {
  return kindRows.find((row) => row.kind === kind) ?? null;
}
