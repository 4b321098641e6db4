// Checkout-changing attributes of a fetched package: the bytes are hashed as checked out, and the finding
// comes with them. Specification: registry page, "Getting the bytes"; digest page, last section.
import { join } from 'node:path';
import type { Finding } from '../../base/finding.ts';
import { attributeFindings } from '../../digest/attribute-findings.ts';
import type { FetchedCommit } from '../../git/fetch-commit.ts';
import { readRepositoryView } from '../../git/repository-view.ts';

/** What one finding says, kept with a cached package. */
export type AttributeNote = Pick<
  Finding,
  'rule' | 'messageId' | 'message' | 'found' | 'expected' | 'fix'
>;

/** Findings for the package checked out at `path` (empty for the whole repository). Throws `Fault` (`git`). */
export function attributeNotes(
  commit: FetchedCommit,
  path: string,
  environment: Readonly<Record<string, string | undefined>>,
): readonly AttributeNote[] {
  const repository = {
    root: commit.workTree,
    gitDirectory: commit.gitDirectory,
    commonDirectory: commit.gitDirectory,
    environment,
  };
  const directory = path === '' ? '.' : path;
  const view = readRepositoryView(repository, join(commit.workTree, path));
  return attributeFindings(view, directory).map(
    ({ rule, messageId, message, found, expected, fix }) => ({
      rule,
      messageId,
      message,
      found,
      expected,
      fix,
    }),
  );
}
