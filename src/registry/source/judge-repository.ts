// Findings about the repository a row points at. Pure. Specification: registry page, "GitHub tree URLs".
import type { Finding } from '../../base/finding.ts';
import { quote } from '../../base/quote.ts';
import type { RemoteFailure } from '../../git/fetch-failure.ts';
import { nameOf } from '../../git/remote-address.ts';
import type { TreeUrl } from '../tree-url.ts';
import type { ReportRow } from './row-finding.ts';

/** The server says there is no such repository, to us. */
export function missingRepository(source: TreeUrl, status: number, report: ReportRow): Finding {
  return report({
    rule: 'source/repository',
    messageId: 'missing',
    message: `the repository ${nameOf(source)} is missing or private (the server answered ${status})`,
    found: `${source.server}/${nameOf(source)}`,
    expected: 'a public repository',
  });
}

/** The server took it down. */
export function goneRepository(source: TreeUrl, status: number, report: ReportRow): Finding {
  return report({
    rule: 'source/repository',
    messageId: 'gone',
    message: `the repository ${nameOf(source)} was taken down (the server answered ${status})`,
    found: `${source.server}/${nameOf(source)}`,
    expected: 'a public repository',
  });
}

/** The repository has another name or owner now. */
export function movedRepository(source: TreeUrl, name: string, report: ReportRow): Finding {
  return report({
    rule: 'source/repository-moved',
    messageId: 'moved',
    message: `the repository ${nameOf(source)} is ${quote(name)} now`,
    found: nameOf(source),
    expected: name,
    fix: `write ${quote(name)} in the URL: the old name works only until somebody takes it`,
  });
}

/** The owner has put it away. */
export function archivedRepository(source: TreeUrl, report: ReportRow): Finding {
  return report({
    rule: 'source/archived',
    messageId: 'archived',
    message: `the repository ${nameOf(source)} is archived`,
    found: 'archived',
    expected: 'a repository that is looked after',
  });
}

/** The commit cannot be checked out by anybody. */
export function refusedCommit(source: TreeUrl, failure: RemoteFailure, report: ReportRow): Finding {
  const phrase = 'phrase' in failure ? failure.phrase : failure.kind;
  return report({
    rule: 'source/checkout',
    messageId: 'refused',
    message: `git checks nothing out of ${nameOf(source)} at ${quote(source.ref)}: ${quote(phrase)}`,
    found: phrase,
    expected: 'a commit that git checks out',
  });
}

/** True where two names mean one repository; servers do not tell letters' case apart. */
export function sameRepository(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
