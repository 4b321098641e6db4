// A `.git` between the root of the repository and a package: then git takes the package for a part of another
// repository, and no clone has it. It is looked at and never asked. Threats page, "git".
import { join } from 'node:path';
import { type Finding, finding, wholeFile } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import { hasGit } from '../git/repository.ts';
import type { RepositoryView } from '../git/repository-view.ts';

/** The finding for the package at `packagePath` (repository-relative); submodules are told by a rule of their own. */
export function nestedGitFindings(view: RepositoryView, packagePath: string): readonly Finding[] {
  const parts = packagePath.split('/');
  for (let at = 1; at < parts.length; at += 1) {
    const between = parts.slice(0, at).join('/');
    if (view.entryAt(between)?.mode === 'submodule') return [];
    if (hasGit(join(view.repository.root, between))) return [nested(`${between}/.git`)];
  }
  return [];
}

function nested(path: string): Finding {
  return finding({
    rule: 'tree/nested-git',
    messageId: 'above',
    message: `${quote(path)} lies between the repository and the package, so git leaves the package out of every clone`,
    place: wholeFile('.'),
    found: path,
    fix: `remove ${quote(path)} and git add the package, or keep that repository elsewhere`,
  });
}
