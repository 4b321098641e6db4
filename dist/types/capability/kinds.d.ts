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
export declare const kindRows: readonly KindRow[];
/** The row of a kind, or null for a word that is none. */
export declare function kindRow(kind: CapabilityKind): KindRow;
export declare function kindRow(kind: string): KindRow | null;
