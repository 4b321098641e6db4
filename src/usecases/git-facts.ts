// What only git can tell about the places of a run, asked once for a repository, not once a package.
import type { Finding, NotChecked } from '../base/finding.ts';
import type { Tree } from '../digest/tree.ts';

export interface GitFacts {
  /** True for an absolute directory that git ignores. */
  readonly ignores: (directory: string) => boolean;
  readonly packageFacts: (
    root: string,
    tree: Tree,
  ) => { readonly findings: readonly Finding[]; readonly notChecked: readonly NotChecked[] };
  /** Untracked, ignored and empty things in a package, or null where git cannot tell. */
  readonly untracked: (root: string, tree: Tree) => readonly Finding[] | null;
  readonly rowFacts: (folder: string) => {
    readonly tracks?: (path: string) => boolean;
    readonly untold?: string;
    readonly explain?: (path: string, expected: string) => string | null;
  };
  readonly repositoryFindings: (cwd: string) => readonly Finding[];
  readonly notChecked: readonly NotChecked[];
}

export function readGitFacts(_directories: readonly string[]): GitFacts {
  return {
    ignores: () => false,
    packageFacts: () => ({ findings: [], notChecked: [] }),
    untracked: () => null,
    rowFacts: () => ({}),
    repositoryFindings: () => [],
    notChecked: [],
  };
}
