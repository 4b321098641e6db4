// Tells why a tree does not have the digest somebody pinned, by recomputing and never by guessing: line
// endings, what git does not have, empty directories, names, absolute links, each alone and together;
// then the tree as git has it. What stays unexplained is a difference in content. Digest page, last section.
import { Fault } from '../base/fault.ts';
import type { NotChecked } from '../base/finding.ts';
import { repositoryPath } from '../git/repository.ts';
import type { RepositoryView } from '../git/repository-view.ts';
import { amendmentGroups } from './amendment-groups.ts';
import { type Amendment, asItIs, both, isAtOrBelow } from './amendments.ts';
import { type Cause, cureOf } from './cause.ts';
import { differencesFrom } from './committed-difference.ts';
import { committedTreeDigest, readCommittedTree } from './committed-tree.ts';
import { endingsOfSome } from './ending-subsets.ts';
import type { Frame } from './frame-hash.ts';
import { digestOfItems, itemsOf, sizeOf } from './items.ts';
import { readTree } from './read-tree.ts';
import { childrenOf, type Digest, type Tree } from './tree.ts';
import { type UntrackedParts, untrackedOf } from './untracked.ts';

export interface DigestExplanation {
  readonly expected: string;
  /** The digest here; null when the tree was refused. */
  readonly actual: Digest | null;
  readonly outcome: 'same' | 'explained' | 'unexplained' | 'refused';
  /** What gave the expected digest: this tree with the causes undone, what git has added, or the last commit. */
  readonly basis: 'here' | 'index' | 'commit' | null;
  readonly causes: readonly Cause[];
  /** The bytes here are what git has added: then it is the expected digest that is wrong. */
  readonly asInGit: boolean;
  readonly notChecked: readonly NotChecked[];
}

export interface ExplainRequest {
  /** Absolute path of the package. */
  readonly root: string;
  /** The other digest. */
  readonly expected: string;
  /** What git says about the place, or null: then only what needs no git is tried. */
  readonly view: RepositoryView | null;
}

/** Bytes that may be hashed for trying; past it the rest is said to be not checked. */
const BUDGET = 2 * 1024 * 1024 * 1024;

/** Explains why the tree at `root` does not have the digest `expected`. Throws `Fault` (`io`). */
export function explainDigest(request: ExplainRequest): DigestExplanation {
  const { root, expected, view } = request;
  const frames: Frame[] = [];
  const tree = readTree(root, { capture: () => true, frames: (frame) => frames.push(frame) });
  const base = {
    expected,
    actual: tree.digest,
    basis: null,
    causes: [],
    asInGit: false,
    notChecked: [],
  } as const;
  if (tree.digest === null) return { ...base, outcome: 'refused' };
  if (tree.digest === expected) return { ...base, outcome: 'same', basis: 'here' };
  const place = view === null ? null : repositoryPath(view.repository, root);
  const parts = view === null || place === null ? null : untrackedOf(view, place, tree);
  const notChecked: NotChecked[] = [];
  const tried = tryAmendments(request, tree, parts, place, notChecked);
  const here = (causes: readonly Cause[]): DigestExplanation => {
    const asInGit = isAsInGit(view, place, tree, causes, notChecked);
    return { ...base, outcome: 'explained', basis: 'here', causes, asInGit, notChecked };
  };
  if (tried !== null) return here(tried);
  if (view === null || place === null || parts === null) {
    const some = endingsOfSome(itemsOf(tree), expected);
    if (some !== null) return here(some);
    const what = 'whether the tree as git has it gives the expected digest';
    notChecked.push({ what, why: 'the package is not in a git repository' });
    return { ...base, outcome: 'unexplained', notChecked };
  }
  for (const basis of ['index', 'commit'] as const) {
    try {
      const committed = readCommittedTree(view, place, basis);
      if (committed?.tree.digest !== expected) continue;
      const causes = differencesFrom(committed, { tree, frames }, parts, (path) =>
        view.attributesOf(place === '.' ? path : `${place}/${path}`),
      );
      return { ...base, outcome: 'explained', basis, causes, notChecked };
    } catch (error) {
      if (!(error instanceof Fault) || error.code !== 'git') throw error;
      notChecked.push({ what: `the tree of the ${basis}`, why: error.message });
    }
  }
  const some = endingsOfSome(itemsOf(tree), expected);
  return some === null ? { ...base, outcome: 'unexplained', notChecked } : here(some);
}

/** Whether what git has added is what is here; not asked where a cause says that it is not. */
function isAsInGit(
  view: RepositoryView | null,
  place: string | null,
  tree: Tree,
  causes: readonly Cause[],
  notChecked: NotChecked[],
): boolean {
  if (view === null || place === null) return false;
  if (!causes.every(({ kind }) => kind === 'line-endings' || kind === 'names')) return false;
  try {
    return committedTreeDigest(view, place) === tree.digest;
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== 'git') throw error;
    notChecked.push({ what: 'the tree of the index', why: error.message });
    return false;
  }
}

/** The explanation as a phrase for a message. */
export function describeExplanation(explanation: DigestExplanation): string {
  const cures = explanation.causes.map(cureOf);
  const once = [cures.slice(0, -1).join(', '), cures.at(-1) ?? ''].filter(Boolean).join(' and ');
  switch (explanation.outcome) {
    case 'same':
      return 'the digests are equal';
    case 'refused':
      return 'the tree here has no digest';
    case 'unexplained':
      return 'the content differs: neither line endings nor files git does not have explain it';
    case 'explained':
      if (explanation.asInGit)
        return `the bytes here are what git has, and the digest matches once ${once}`;
      if (explanation.basis === 'here') return `the digest matches once ${once}`;
      return explanation.basis === 'index'
        ? `the tree as git has it gives the digest; here it matches once ${once}`
        : `the last commit gives the digest; here it matches once ${once}`;
  }
}

function tryAmendments(
  { expected, view }: ExplainRequest,
  tree: Tree,
  parts: UntrackedParts | null,
  place: string | null,
  notChecked: NotChecked[],
): readonly Cause[] | null {
  const items = itemsOf(tree);
  const empty = tree.entries
    .filter((entry) => entry.type === 'directory' && childrenOf(tree, entry.path).length === 0)
    .map((entry) => entry.path);
  const attributesOf =
    view === null || place === null
      ? null
      : (path: string) => view.attributesOf(place === '.' ? path : `${place}/${path}`);
  const groups = amendmentGroups(items, { root: tree.root, parts, empty, attributesOf });
  let budget = BUDGET;
  for (const amendment of combinations(groups)) {
    budget -= sizeOf(items);
    if (budget < 0) {
      notChecked.push({ what: 'some combinations of causes', why: 'the tree is too large' });
      return null;
    }
    const amended = amendment.apply(items);
    if (amended !== null && digestOfItems(amended) === expected) return realCauses(amendment);
  }
  return null;
}

/** Every choice of one amendment a group, fewest causes first, without the tree as it is. */
function combinations(groups: readonly (readonly Amendment[])[]): readonly Amendment[] {
  let all: readonly Amendment[] = [asItIs];
  for (const group of groups) {
    all = all.flatMap((before) => [before, ...group.map((next) => both(before, next))]);
  }
  return all
    .filter((amendment) => amendment.causes.length > 0)
    .sort((a, b) => a.causes.length - b.causes.length);
}

/** The causes without paths that an earlier one of them has already taken away. */
function realCauses(amendment: Amendment): readonly Cause[] {
  const gone = new Set<string>();
  return amendment.causes.flatMap((cause) => {
    const paths = cause.paths.filter((path) => !isAtOrBelow(path, gone));
    if (['untracked', 'ignored', 'litter'].includes(cause.kind)) {
      for (const path of cause.paths) gone.add(path);
    }
    return paths.length === 0 ? [] : [{ ...cause, paths }];
  });
}
