// What the walk says when an entry cannot be part of a digest (digest page, "Refusals" and "Stability").
// The words live here, apart from the reading. A machine that is out of handles or memory is a fault.
import { Fault, messageOf, systemCode } from '../base/fault.ts';
import { quote } from '../base/quote.ts';
import type { WalkFinding } from './walk.ts';

export type Change = 'vanished' | 'replaced' | 'content' | 'entries';

const changes: Readonly<Record<Change, string>> = {
  vanished: 'vanished',
  replaced: 'was replaced by something else',
  content: 'changed',
  entries: 'had entries added, removed or renamed',
};

/** What is shown for a path: quoted, and words for the root. */
export function named(path: string): string {
  return path === '' || path === '.' ? 'the package root' : quote(path);
}

/** The entry was not the same thing before and after. */
export function changedWhileHashing(path: string, change: Change): WalkFinding {
  return {
    rule: 'tree/changed-while-hashing',
    messageId: change,
    message: `${named(path)} ${changes[change]} while it was being hashed`,
  };
}

/** The refusal for what the system said about an entry that was listed a moment ago. Throws `Fault` (`io`), and whatever is no system error. */
export function refusalOf(error: unknown, path: string): WalkFinding {
  if (error instanceof Fault) throw error;
  const code = systemCode(error);
  switch (code) {
    case 'ENOENT':
      return changedWhileHashing(path, 'vanished');
    case 'ENOTDIR':
    case 'ELOOP':
    case 'EMLINK':
    case 'ENXIO':
      return changedWhileHashing(path, 'replaced');
    case 'ENAMETOOLONG':
      return {
        rule: 'tree/too-deep',
        messageId: 'path-length',
        message: `${named(path)} has a path longer than this system can hold`,
      };
    case null:
      throw error;
    case 'EMFILE':
    case 'ENFILE':
    case 'ENOMEM':
      throw new Fault('io', `cannot read ${named(path)}: ${messageOf(error)}`, null, error);
    default:
      return {
        rule: 'tree/unreadable',
        messageId: 'unreadable',
        message: `${named(path)} cannot be read (${code})`,
        found: code,
      };
  }
}
