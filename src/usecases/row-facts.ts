// What rows are told by git and by the digest: whether git tracks their directory, and why the bytes
// there do not have the pinned digest.
import { join } from 'node:path';
import { describeExplanation, explainDigest } from '../digest/explain.ts';
import type { RegistryCheck } from '../registry/check-registry.ts';
import type { GitFacts } from './git-facts.ts';

/** Trees that are read from git for one registry; each costs a few processes. Where all pins are wrong, one cause serves. */
const MOST_WITH_GIT = 32;

/** The functions for a registry in an absolute folder; those git cannot answer are left out. */
export function rowFacts(
  git: GitFacts,
  folder: string,
): Pick<RegistryCheck, 'tracks' | 'untold' | 'explain'> {
  let asked = 0;
  const explain: NonNullable<RegistryCheck['explain']> = (path, expected) => {
    asked += 1;
    const root = join(folder, path);
    const view = asked > MOST_WITH_GIT ? null : (git.placeOf(root)?.view ?? null);
    const explanation = explainDigest({ root, expected, view });
    if (explanation.outcome !== 'explained') return null;
    return { phrase: describeExplanation(explanation), pinIsWrong: explanation.asInGit };
  };
  if (git.placeOf(folder) === null) return { explain, untold: git.whyUntold(folder) };
  return {
    explain,
    tracks: (path) => {
      const place = git.placeOf(join(folder, path));
      // Another repository in place of the package: its files are not in this one.
      return place?.view.tracksDirectory(place.path) ?? false;
    },
  };
}
