// What a package holds here and no clone of its repository has: files git does not track or ignores, empty
// directories, submodules. Each by name; a directory with many is told once. Pure over a tree and a view.
// Digest page, last section.
import { type Finding, finding, wholeFile } from '../base/finding.ts';
import { listNames, quote } from '../base/quote.ts';
import type { RepositoryView } from '../git/repository-view.ts';
import type { Tree } from './tree.ts';
import { type Untracked, untrackedOf } from './untracked.ts';

/** A path of the package as the reader would type it. */
type Display = (path: string) => string;

/**
 * Findings for the package at `packagePath` (repository-relative, `.` for the whole repository); fixes name
 * paths as `display` gives them, by default relative to the package.
 */
export function trackedFindings(
  view: RepositoryView,
  packagePath: string,
  tree: Tree,
  display: Display = (path) => path,
): readonly Finding[] {
  const host = submoduleAbove(view, packagePath);
  if (host !== null) return [insideSubmodule(host)];
  const untracked = untrackedOf(view, packagePath, tree);
  return [
    ...untracked.submodules.map(submodule),
    ...grouped(untracked.untracked, 'untracked', display),
    ...grouped(untracked.ignored, 'ignored', display),
    ...untracked.emptyDirectories.map(emptyDirectory),
  ];
}

function grouped(
  files: readonly Untracked[],
  kind: 'untracked' | 'ignored',
  display: Display,
): readonly Finding[] {
  const byDirectory = new Map<string, string[]>();
  for (const { path, directory } of files) {
    // A file in a directory that git tracks stands alone.
    const group = directory ?? path;
    const known = byDirectory.get(group);
    if (known === undefined) byDirectory.set(group, [path]);
    else known.push(path);
  }
  return [...byDirectory].flatMap(([directory, paths]) =>
    paths.length > 1
      ? [directoryFinding(directory, paths, kind, display)]
      : paths.map((path) => fileFinding(path, kind, display)),
  );
}

const verbs = { untracked: 'does not track', ignored: 'ignores' } as const;
const cures = {
  untracked: (what: string) => `git add ${what}, or remove it`,
  ignored: (what: string) => `remove ${what}, or stop ignoring it in .gitignore and git add it`,
} as const;

function fileFinding(path: string, kind: 'untracked' | 'ignored', display: Display): Finding {
  return finding({
    rule: `tree/${kind}`,
    messageId: 'file',
    message: `git ${verbs[kind]} ${quote(path)}, so it is in the digest here and in no clone`,
    place: wholeFile(path),
    found: path,
    fix: cures[kind](quote(display(path))),
  });
}

function directoryFinding(
  directory: string,
  paths: readonly string[],
  kind: 'untracked' | 'ignored',
  display: Display,
): Finding {
  const shown = directory === '.' ? 'the package' : quote(directory);
  return finding({
    rule: `tree/${kind}`,
    messageId: 'directory',
    message: `git ${verbs[kind]} the ${paths.length} files in ${shown}, so they are in the digest here and in no clone: ${listNames(paths.map(quote), 3)}`,
    place: wholeFile(directory),
    found: `${paths.length} files`,
    fix: cures[kind](quote(display(directory))),
  });
}

function emptyDirectory(path: string): Finding {
  return finding({
    rule: 'tree/empty-directory',
    messageId: 'empty',
    message: `${quote(path)} is an empty directory: it is in the digest here and in no clone`,
    place: wholeFile(path),
    fix: `remove ${quote(path)}, or put a file into it and git add that`,
  });
}

function submodule(path: string): Finding {
  return finding({
    rule: 'tree/submodule',
    messageId: 'below',
    message: `${quote(path)} is a submodule, which a plain clone leaves empty`,
    place: wholeFile(path),
    fix: `put the files of ${quote(path)} into the repository itself, or remove it`,
  });
}

function insideSubmodule(host: string): Finding {
  return finding({
    rule: 'tree/submodule',
    messageId: 'inside',
    message: `the package lies in the submodule ${quote(host)}, which a plain clone leaves empty`,
    place: wholeFile('.'),
    fix: 'put the package into the repository itself, or pin it in its own repository',
  });
}

function submoduleAbove(view: RepositoryView, packagePath: string): string | null {
  const parts = packagePath.split('/');
  for (let at = 1; at <= parts.length; at += 1) {
    const path = parts.slice(0, at).join('/');
    if (view.entryAt(path)?.mode === 'submodule') return path;
  }
  return null;
}
