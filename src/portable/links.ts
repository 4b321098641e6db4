// Links of a package for a conforming client: inside the root they are allowed, and worth a word;
// any that leads outside is refused when it is followed. Specification: portable page, 7.
import { wholeFile } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import type { Tree } from '../digest/tree.ts';
import { refusesPath } from './effect.ts';
import type { Ledger } from './ledger.ts';
import { describeFate, fateOf } from './resolve-path.ts';

/** Judges every link that no other finding tells about already. */
export function judgeLinks(tree: Tree, ledger: Ledger): void {
  for (const entry of tree.entries) {
    if (entry.type !== 'link' || ledger.isClaimed(entry.path)) continue;
    if (entry.resolved !== null) {
      ledger.add('portable/link', {
        messageId: 'inside',
        message: `other clients follow the link ${quote(entry.path)} to ${quote(entry.resolved)}, and an archive may not keep it`,
        place: wholeFile(entry.path),
        found: `a link to ${entry.target}`,
        expected: 'a file or directory',
      });
      continue;
    }
    const fate = fateOf(tree, entry);
    ledger.add('portable/path-outside', {
      messageId: fate === 'outside' ? 'outside' : 'nowhere',
      message: refusesPath(entry.path, `the link to ${quote(entry.target)} ${describeFate(fate)}`),
      place: wholeFile(entry.path),
      found: `a link to ${entry.target}`,
      expected: 'a target inside the package',
      fix: `Put the file itself in the place of the link ${quote(entry.path)}, or remove the link.`,
    });
  }
}
