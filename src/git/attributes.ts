// The attributes that change bytes between git and a work tree, as the committed `.gitattributes` files
// say; a person's own `info/attributes` and global file play no part, as in a fresh clone.
// Digest page, last section, "Attributes and configuration".
import { Fault } from '../base/fault.ts';
import { quote } from '../base/quote.ts';
import { type LocalGit, runLocalGit } from './local-git.ts';
import type { Repository } from './repository.ts';
import { withScratch } from './scratch-repository.ts';
import { records, type TrackedEntry } from './tracked-listing.ts';

/** Values as git prints them: `unspecified`, `set`, `unset`, or the text after `=`. */
export interface Attributes {
  readonly text: string;
  readonly eol: string;
  readonly ident: string;
  readonly filter: string;
  /** `working-tree-encoding`. */
  readonly encoding: string;
}

export const noAttributes: Attributes = {
  text: 'unspecified',
  eol: 'unspecified',
  ident: 'unspecified',
  filter: 'unspecified',
  encoding: 'unspecified',
};

const names = ['text', 'crlf', 'eol', 'ident', 'filter', 'working-tree-encoding'] as const;

/** True for the path of a `.gitattributes` file. */
export function isAttributesFile(path: string): boolean {
  return path === '.gitattributes' || path.endsWith('/.gitattributes');
}

/**
 * Attributes of each of `paths` that has any, by path. `tracked` holds the `.gitattributes` files that
 * count. Starts git only when there is one. Throws `Fault` (`git`).
 */
export function readAttributes(
  repository: Repository,
  tracked: readonly TrackedEntry[],
  paths: readonly string[],
): ReadonlyMap<string, Attributes> {
  const files = tracked.filter((entry) => isAttributesFile(entry.path) && entry.mode !== 'link');
  if (files.length === 0 || paths.length === 0) return new Map();
  return withScratch(repository, files, ({ git }) => {
    assertPresent(git, files);
    const input = paths.map((path) => `${path}\0`).join('');
    return parseAttributes(
      runLocalGit(git, ['check-attr', '-z', '--cached', '--stdin', ...names], input),
    );
  });
}

/** git takes a `.gitattributes` whose object is not there (in a partial clone, say) for none at all. */
function assertPresent(git: LocalGit, files: readonly TrackedEntry[]): void {
  const input = files.map((file) => `${file.object}\n`).join('');
  const lines = runLocalGit(git, ['cat-file', '--batch-check=%(objecttype)'], input)
    .toString('latin1')
    .split('\n');
  for (const [at, file] of files.entries()) {
    if (lines[at] === 'blob') continue;
    throw new Fault('git', `the repository does not hold what ${quote(file.path)} says`);
  }
}

function parseAttributes(output: Buffer): ReadonlyMap<string, Attributes> {
  const fields = records(output);
  const result = new Map<string, Attributes>();
  const each = names.length * 3;
  for (let at = 0; at + each <= fields.length; at += each) {
    const value = (index: number): string => fields[at + index * 3 + 2] ?? 'unspecified';
    if (names.every((_, index) => value(index) === 'unspecified')) continue;
    result.set(fields[at] ?? '', {
      ...withOldName(value(0), value(1), value(2)),
      ident: value(3),
      filter: value(4),
      encoding: value(5),
    });
  }
  return result;
}

/** `crlf` is what `text` was called, and git still obeys it where `text` says nothing. */
function withOldName(text: string, crlf: string, eol: string): { text: string; eol: string } {
  if (text !== 'unspecified' || crlf === 'unspecified') return { text, eol };
  return crlf === 'input' ? { text: 'set', eol: 'lf' } : { text: crlf, eol };
}
