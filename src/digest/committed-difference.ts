// What is different between a package here and as git has it, sorted by cause. Pure over frames and bytes.
import type { Attributes } from '../git/attributes.ts';
import { conversionsOf } from './attribute-findings.ts';
import type { Cause } from './cause.ts';
import type { Frame } from './frame-hash.ts';
import { toLf } from './line-endings.ts';
import type { Tree } from './tree.ts';
import type { UntrackedParts } from './untracked.ts';

export interface FramedTree {
  readonly tree: Tree;
  readonly frames: readonly Frame[];
}

type PathCause = Exclude<Cause['kind'], 'line-endings' | 'names'>;

/** The causes, with paths in walk order. */
export function differencesFrom(
  committed: FramedTree,
  here: FramedTree,
  parts: UntrackedParts,
  attributesOf: (path: string) => Attributes,
): readonly Cause[] {
  const there = new Map(committed.frames.map((frame) => [frame.path, frame]));
  const local = new Map(here.frames.map((frame) => [frame.path, frame]));
  const paths = new Map<PathCause, string[]>();
  const crlf: string[] = [];
  const lf: string[] = [];
  const note = (kind: PathCause, path: string): void => {
    const known = paths.get(kind);
    if (known === undefined) paths.set(kind, [path]);
    else known.push(path);
  };
  for (const frame of here.frames) {
    const other = there.get(frame.path);
    if (other === undefined) continue;
    if (other.kind === frame.kind && other.sha256 === frame.sha256) continue;
    const ending =
      other.kind === frame.kind ? endingOf(committed.tree, here.tree, frame.path) : null;
    if (ending !== null) (ending === 'crlf' ? crlf : lf).push(frame.path);
    else if (other.kind === 'link' && frame.kind === 'file') note('links-as-files', frame.path);
    else if (conversionsOf(attributesOf(frame.path)).length > 0) note('attributes', frame.path);
    else note('edited', frame.path);
  }
  for (const { path, kind } of committed.frames) {
    if (!local.has(path) && kind !== 'directory') note('missing', path);
  }
  return [
    ...listed(
      'untracked',
      parts.untracked.map((file) => file.path),
    ),
    ...listed(
      'ignored',
      parts.ignored.map((file) => file.path),
    ),
    ...listed('empty-directories', parts.emptyDirectories),
    ...ending('crlf', crlf),
    ...ending('lf', lf),
    ...[...paths].map(([kind, found]): Cause => ({ kind, paths: found })),
  ];
}

function listed(kind: PathCause, paths: readonly string[]): readonly Cause[] {
  return paths.length === 0 ? [] : [{ kind, paths }];
}

function ending(here: 'crlf' | 'lf', paths: readonly string[]): readonly Cause[] {
  return paths.length === 0 ? [] : [{ kind: 'line-endings', here, paths }];
}

/** What the file has here, when its line endings are the only difference; else null. */
function endingOf(committed: Tree, here: Tree, path: string): 'crlf' | 'lf' | null {
  const there = committed.captured.get(path);
  const local = here.captured.get(path);
  if (there === undefined || local === undefined) return null;
  if (!Buffer.from(toLf(there) ?? there).equals(toLf(local) ?? local)) return null;
  return local.length > there.length ? 'crlf' : 'lf';
}
