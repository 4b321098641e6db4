import type { Disk } from '../base/disk.ts';
import { type Finding, type FindingDraft } from '../base/finding.ts';
import type { Facts } from './facts.ts';
import type { FrameHash } from './frame-hash.ts';
import type { LinkEntry, TreeEntry } from './tree.ts';
export type Capture = (path: string, size: number) => boolean;
/** A draft without a place: the walk puts in the entry's path. */
export type WalkFinding = Omit<FindingDraft, 'place' | 'refuses'>;
export declare class Walk {
    #private;
    readonly disk: Disk;
    /** Absolute path of the root, and its real path. */
    readonly root: string;
    readonly realRoot: string;
    readonly capture: Capture | null;
    /** The root's own `.git` is not part of the tree. */
    readonly leavesOutGit: boolean;
    readonly keepsEntries: boolean;
    /** Null once anything was refused. */
    hash: FrameHash | null;
    readonly entries: TreeEntry[];
    readonly byPath: Map<string, TreeEntry>;
    readonly links: LinkEntry[];
    readonly captured: Map<string, Uint8Array<ArrayBufferLike>>;
    /** Facts of every regular file as it was opened; only with `capture`, for the links that name it. */
    readonly facts: Map<string, Facts>;
    readonly findings: Finding[];
    readonly leftOut: string[];
    /** Files with a carriage return in what was read of them; filled where entries are kept. */
    readonly carriageReturns: Set<string>;
    readonly counts: {
        files: number;
        directories: number;
        links: number;
        bytes: number;
    };
    constructor(setup: {
        readonly disk: Disk;
        readonly root: string;
        readonly realRoot: string;
        readonly capture: Capture | null;
        readonly leavesOutGit: boolean;
        readonly keepsEntries: boolean;
        readonly hash: FrameHash;
    });
    /** Absolute path of a root-relative one; the empty text is the root. */
    absolute(path: string): string;
    addDirectory(path: string): void;
    /** `mode` as the system gives it. */
    addFile(path: string, size: number, mode: number): void;
    /** Notes what git may convert; looks at each file only until the first carriage return. */
    lookAt(path: string, bytes: Uint8Array): void;
    addLink(entry: LinkEntry): void;
    /** A finding after which there is no digest. */
    refuse(path: string, draft: WalkFinding): void;
    /** A finding that leaves the digest alone. */
    note(path: string, draft: WalkFinding): void;
    /** True when the caller wants this file's bytes and they fit under the caps; over a cap is a finding. */
    wantsBytes(path: string, size: number): boolean;
    hold(path: string, bytes: Uint8Array): void;
    /** The bytes of one file under a second name: a link's. Counted once. */
    holdAlias(path: string, bytes: Uint8Array): void;
}
