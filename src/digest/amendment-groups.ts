// Which amendments are worth trying for one tree. Of each group at most one is applied; combining groups
// tells mixed causes apart. Pure.
import type { Attributes } from '../git/attributes.ts';
import {
  type Amendment,
  both,
  leaveOut,
  lineEndings,
  mayConvert,
  relativeLinks,
  unicodeNames,
} from './amendments.ts';
import type { Item } from './items.ts';
import type { UntrackedParts } from './untracked.ts';

export interface Circumstances {
  readonly root: string;
  /** What git does not have, or null where git cannot be asked. */
  readonly parts: UntrackedParts | null;
  readonly empty: readonly string[];
  readonly attributesOf: ((path: string) => Attributes) | null;
}

/** Files and directories that programs leave behind, by name; tried where git cannot be asked. */
const litter =
  /(?:^|\/)(?:\.DS_Store|\._[^/]+|Thumbs\.db|desktop\.ini|node_modules|__pycache__|\.idea|\.vscode|[^/]*~|\.[^/]*\.sw[a-p])$/;

/** Groups of amendments that can make a difference for these items; names come last, as they change paths. */
export function amendmentGroups(
  items: readonly Item[],
  circumstances: Circumstances,
): readonly (readonly Amendment[])[] {
  const { empty, attributesOf } = circumstances;
  return [
    notInGit(items, circumstances.parts),
    empty.length === 0 ? [] : [leaveOut({ kind: 'empty-directories', paths: empty })],
    endings(items, attributesOf),
    present([relativeLinks(items, circumstances.root)]),
    present([unicodeNames(items, 'NFC'), unicodeNames(items, 'NFD')]),
  ].filter((group) => group.length > 0);
}

function notInGit(items: readonly Item[], parts: UntrackedParts | null): readonly Amendment[] {
  if (parts === null) {
    const paths = items.filter((item) => litter.test(item.path)).map((item) => item.path);
    return paths.length === 0 ? [] : [leaveOut({ kind: 'litter', paths })];
  }
  const of = (kind: 'untracked' | 'ignored'): Amendment | null => {
    const paths = parts[kind].map((file) => file.path);
    return paths.length === 0 ? null : leaveOut({ kind, paths });
  };
  const untracked = of('untracked');
  const ignored = of('ignored');
  const together = untracked !== null && ignored !== null ? both(untracked, ignored) : null;
  return present([untracked, ignored, together]);
}

function endings(
  items: readonly Item[],
  attributesOf: ((path: string) => Attributes) | null,
): readonly Amendment[] {
  return (['lf', 'crlf'] as const).flatMap((to) => {
    const all = lineEndings(items, to, () => true);
    if (all === null || attributesOf === null) return present([all]);
    const some = lineEndings(items, to, (path) => mayConvert(attributesOf(path), to));
    const fewer = some !== null && some.causes[0]?.paths.length !== all.causes[0]?.paths.length;
    return present([all, fewer ? some : null]);
  });
}

function present(amendments: readonly (Amendment | null)[]): readonly Amendment[] {
  return amendments.filter((amendment) => amendment !== null);
}
