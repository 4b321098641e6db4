// Every version of every file in a repository's history, read from its objects alone: through a git directory
// of our own, so that nothing the repository configures is obeyed, and with tips that we read as files. Made
// for plugins, whose `.git` is as hostile as the rest of them. Threats page, "git".
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault, messageOf } from '../base/fault.ts';
import { historyPatience, type LocalGit, runLocalGit } from './local-git.ts';
import type { Repository } from './repository.ts';
import { withScratch } from './scratch-repository.ts';
import { records } from './tracked-listing.ts';

export interface ObjectHistory {
  /** Object ids of all versions of regular files, by path relative to the work tree. */
  readonly versions: ReadonlyMap<string, ReadonlySet<string>>;
  /** When the path last changed, deletions included: seconds since 1970, as committed. */
  readonly lastChange: ReadonlyMap<string, number>;
}

export type ObjectHistoryReading =
  | { readonly ok: true; readonly history: ObjectHistory }
  | { readonly ok: false; readonly why: string };

/** Most refs that are read, and most bytes of a file with refs. */
const REFS = 20_000;
const REF_FILE_BYTES = 16 * 1024 * 1024;

/**
 * The history of these directories or files of a repository (relative to it, `.` for all), from HEAD and every
 * ref. Where it cannot be read whole, `why` says so. Throws nothing but `Fault` (`internal`).
 */
export function readObjectHistory(
  repository: Repository,
  paths: readonly string[],
): ObjectHistoryReading {
  if (existsSync(join(repository.commonDirectory, 'shallow'))) {
    return { ok: false, why: 'it is a shallow clone' };
  }
  try {
    const tips = readTips(repository);
    if (tips.length === 0) return { ok: false, why: 'it has no commit' };
    if (tips.some((tip) => tip.length !== 40)) {
      return { ok: false, why: 'its objects are named by SHA-256' };
    }
    const history = withScratch(repository, [], ({ git }) =>
      walkHistory({ ...git, patience: historyPatience }, tips, paths),
    );
    return { ok: true, history };
  } catch (error) {
    if (error instanceof Fault && error.code === 'internal') throw error;
    return { ok: false, why: messageOf(error) };
  }
}

function walkHistory(
  git: LocalGit,
  tips: readonly string[],
  paths: readonly string[],
): ObjectHistory {
  const listed = runLocalGit(git, ['rev-list', '--timestamp', '--stdin'], `${tips.join('\n')}\n`);
  const times = new Map<string, number>();
  for (const line of listed.toString('latin1').split('\n')) {
    const [time, commit] = line.split(' ');
    if (time !== undefined && commit !== undefined) times.set(commit, Number(time));
  }
  const form = ['-r', '-m', '--root', '--raw', '-z', '--no-abbrev', '--no-renames'];
  const within = paths.includes('.') ? [] : ['--', ...paths];
  const changes = runLocalGit(
    git,
    ['diff-tree', '--stdin', ...form, ...within],
    `${[...times.keys()].join('\n')}\n`,
  );
  return collect(records(changes), times);
}

/** The output of diff-tree: a commit, then for each change its facts and its path. */
function collect(parts: readonly string[], times: ReadonlyMap<string, number>): ObjectHistory {
  const versions = new Map<string, Set<string>>();
  const lastChange = new Map<string, number>();
  let time = 0;
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    const change = /^:(\d{6}) (\d{6}) ([0-9a-f]{40}) ([0-9a-f]{40}) [A-Z]\d*$/.exec(part);
    if (change === null) {
      time = times.get(part.slice(0, 40)) ?? time;
      continue;
    }
    at += 1;
    const path = parts[at] ?? '';
    lastChange.set(path, Math.max(lastChange.get(path) ?? 0, time));
    const known = versions.get(path) ?? new Set();
    versions.set(path, known);
    if (isFileMode(change[1])) known.add(change[3] ?? '');
    if (isFileMode(change[2])) known.add(change[4] ?? '');
  }
  return { versions, lastChange };
}

/** Regular files only: a link's object is its target, a submodule's is a commit. */
function isFileMode(mode: string | undefined): boolean {
  return mode === '100644' || mode === '100755';
}

/** Object ids that HEAD and the refs name, each once. */
function readTips(repository: Repository): readonly string[] {
  const tips = new Set<string>();
  const add = (text: string | null): void => {
    const id = /^[0-9a-f]{40}(?:[0-9a-f]{24})?/.exec(text ?? '')?.[0];
    if (id !== undefined && tips.size < REFS) tips.add(id);
  };
  add(readText(join(repository.gitDirectory, 'HEAD')));
  const packed = readText(join(repository.commonDirectory, 'packed-refs')) ?? '';
  for (const line of packed.split('\n')) add(line);
  const open = [join(repository.commonDirectory, 'refs')];
  for (let seen = 0; open.length > 0 && seen < REFS; ) {
    const directory = open.pop() ?? '';
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      seen += 1;
      const path = join(directory, entry.name);
      if (entry.isDirectory()) open.push(path);
      else if (entry.isFile()) add(readText(path));
    }
  }
  return [...tips];
}

function readText(path: string): string | null {
  const facts = lstatSync(path, { throwIfNoEntry: false });
  if (facts?.isFile() !== true || facts.size > REF_FILE_BYTES) return null;
  return readFileSync(path, 'latin1');
}
