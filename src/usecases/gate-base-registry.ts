// The registry as the base has it: under its path, or under the path it had before it was moved. A
// registry that is there and cannot be read stops the run; it never counts as one without rows.
// Specification: registry page, "An unreadable base stops the run".
import { Fault } from '../base/fault.ts';
import { quote } from '../base/quote.ts';
import { firstParentLine } from '../git/base-commit.ts';
import { pathsGoneSince, readFileAt } from '../git/base-file.ts';
import type { Repository } from '../git/repository.ts';
import { parseRegistry } from '../registry/parse-registry.ts';
import type { Registry } from '../registry/registry.ts';

export interface BaseRegistry {
  /** Without rows where the base has no registry at all. */
  readonly registry: Registry;
  /** Repository-relative path at the base; null where the base has none. */
  readonly path: string | null;
}

/** Files that could be the registry before it was moved; more are not opened. */
const MOST_CANDIDATES = 20;
/** Commits that are looked at for one whose registry can be read, for the hint. */
const MOST_HINTS = 50;

/** Reads it. Throws `Fault` (`git`) where it cannot be read. */
export function readBaseRegistry(
  repository: Repository,
  commit: string,
  path: string,
  head: Registry,
): BaseRegistry {
  const there = readFileAt(repository, commit, path);
  if (there.type === 'file') {
    // Mostly nothing changed, and reading the same text twice is most of the work.
    if (head.bytes !== null && Buffer.from(head.bytes).equals(there.bytes)) {
      return { registry: head, path };
    }
    const registry = parseRegistry(there.bytes, head.file);
    if (registry.readable) return { registry, path };
    const first = registry.findings[0];
    const line = first?.place.line === null ? '' : ` (line ${first?.place.line})`;
    throw unreadable(repository, commit, path, `${first?.message ?? 'it cannot be read'}${line}`);
  }
  if (there.type !== 'absent') {
    const what = there.type === 'link' ? 'a symbolic link' : `a ${there.type}`;
    throw unreadable(repository, commit, path, `it is ${what}`);
  }
  return (
    movedRegistry(repository, commit, head) ?? {
      registry: parseRegistry(Buffer.from('[]\n'), head.file),
      path: null,
    }
  );
}

/** Of the files that went, the registry with most of the rows that are there now. */
function movedRegistry(
  repository: Repository,
  commit: string,
  head: Registry,
): BaseRegistry | null {
  const gone = pathsGoneSince(repository, commit).filter((path) => /\.ya?ml$/.test(path));
  const ids = new Set(head.rows.map((row) => row.id));
  let best: (BaseRegistry & { readonly shared: number }) | null = null;
  for (const path of gone.slice(0, MOST_CANDIDATES)) {
    const there = readFileAt(repository, commit, path);
    const registry = there.type === 'file' ? parseRegistry(there.bytes, head.file) : null;
    if (registry?.readable !== true) continue;
    const shared = registry.rows.filter((row) => row.id !== null && ids.has(row.id)).length;
    const named = /(?:^|\/)registry\.ya?ml$/.test(path) && registry.rows.length > 0;
    if (shared === 0 && !named) continue;
    if (best === null || shared > best.shared) best = { registry, path, shared };
  }
  return best;
}

function unreadable(repository: Repository, commit: string, path: string, why: string): Fault {
  const readable = firstParentLine(repository, commit)
    .slice(1, MOST_HINTS)
    .find((id) => {
      const there = readFileAt(repository, id, path);
      return there.type === 'file' && parseRegistry(there.bytes, 'registry.yaml').readable;
    });
  return new Fault(
    'git',
    `the registry ${quote(path)} cannot be read at the base ${commit.slice(0, 12)}: ${why}`,
    readable === undefined
      ? 'mend the file on the base branch first, or name another commit with --base'
      : `compare with the last commit in which it could be read: plugin-gate check --base ${readable}`,
  );
}
