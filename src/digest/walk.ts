// The state of one walk over a tree: what was seen, what was refused, the hash while there still can be
// a digest. The readers of single entries (read-file.ts, read-link.ts, read-directory.ts) write here.
import type { Disk } from '../base/disk.ts';
import { type Finding, type FindingDraft, finding, wholeFile } from '../base/finding.ts';
import { limits } from '../base/limits.ts';
import { quote } from '../base/quote.ts';
import type { Facts } from './facts.ts';
import type { FrameHash } from './frame-hash.ts';
import type { LinkEntry, TreeEntry } from './tree.ts';

export type Capture = (path: string, size: number) => boolean;

/** A draft without a place: the walk puts in the entry's path. */
export type WalkFinding = Omit<FindingDraft, 'place' | 'refuses'>;

const CARRIAGE_RETURN = 13;

export class Walk {
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
  readonly entries: TreeEntry[] = [];
  readonly byPath = new Map<string, TreeEntry>();
  readonly links: LinkEntry[] = [];
  readonly captured = new Map<string, Uint8Array>();
  /** Facts of every regular file as it was opened; only with `capture`, for the links that name it. */
  readonly facts = new Map<string, Facts>();
  readonly findings: Finding[] = [];
  readonly leftOut: string[] = [];
  /** Files with a carriage return in what was read of them; filled where entries are kept. */
  readonly carriageReturns = new Set<string>();
  readonly counts = { files: 0, directories: 0, links: 0, bytes: 0 };
  #capturedBytes = 0;

  constructor(setup: {
    readonly disk: Disk;
    readonly root: string;
    readonly realRoot: string;
    readonly capture: Capture | null;
    readonly leavesOutGit: boolean;
    readonly keepsEntries: boolean;
    readonly hash: FrameHash;
  }) {
    this.disk = setup.disk;
    this.root = setup.root;
    this.realRoot = setup.realRoot;
    this.capture = setup.capture;
    this.leavesOutGit = setup.leavesOutGit;
    this.keepsEntries = setup.keepsEntries;
    this.hash = setup.hash;
  }

  /** Absolute path of a root-relative one; the empty text is the root. */
  absolute(path: string): string {
    return path === '' ? this.root || '/' : `${this.root}/${path}`;
  }

  addDirectory(path: string): void {
    this.counts.directories += 1;
    if (this.keepsEntries) this.#keep({ type: 'directory', path });
  }

  /** `mode` as the system gives it. */
  addFile(path: string, size: number, mode: number): void {
    this.counts.files += 1;
    this.counts.bytes += size;
    if (!this.keepsEntries) return;
    this.#keep({ type: 'file', path, size, executable: (mode & 0o111) !== 0 });
  }

  /** Notes what git may convert; looks at each file only until the first carriage return. */
  lookAt(path: string, bytes: Uint8Array): void {
    if (!this.keepsEntries || this.carriageReturns.has(path)) return;
    if (bytes.includes(CARRIAGE_RETURN)) this.carriageReturns.add(path);
  }

  addLink(entry: LinkEntry): void {
    this.counts.links += 1;
    this.links.push(entry);
    if (this.keepsEntries) this.#keep(entry);
  }

  /** A finding after which there is no digest. */
  refuse(path: string, draft: WalkFinding): void {
    this.hash = null;
    this.findings.push(finding({ ...draft, place: placeOf(path), refuses: true }));
  }

  /** A finding that leaves the digest alone. */
  note(path: string, draft: WalkFinding): void {
    this.findings.push(finding({ ...draft, place: placeOf(path) }));
  }

  /** True when the caller wants this file's bytes and they fit under the caps; over a cap is a finding. */
  wantsBytes(path: string, size: number): boolean {
    if (this.capture === null || !this.capture(path, size)) return false;
    if (size > limits.capturedFileBytes) {
      this.note(path, {
        rule: 'tree/not-held',
        messageId: 'file',
        message: `${quote(path)} has ${size} bytes, more than the ${limits.capturedFileBytes} that are read for judging`,
        found: `${size} bytes`,
        expected: `at most ${limits.capturedFileBytes} bytes`,
      });
      return false;
    }
    if (this.#capturedBytes + size > limits.capturedBytes) {
      this.note(path, {
        rule: 'tree/not-held',
        messageId: 'tree',
        message: `${quote(path)} is past the ${limits.capturedBytes} bytes of text that are read for judging in one package`,
        expected: `at most ${limits.capturedBytes} bytes of text in one package`,
      });
      return false;
    }
    return true;
  }

  #keep(entry: TreeEntry): void {
    this.entries.push(entry);
    this.byPath.set(entry.path, entry);
  }

  hold(path: string, bytes: Uint8Array): void {
    this.#capturedBytes += bytes.length;
    this.captured.set(path, bytes);
  }

  /** The bytes of one file under a second name: a link's. Counted once. */
  holdAlias(path: string, bytes: Uint8Array): void {
    this.captured.set(path, bytes);
  }
}

function placeOf(path: string) {
  return wholeFile(path === '' ? '.' : path);
}
