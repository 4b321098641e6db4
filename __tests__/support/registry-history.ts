// Registries with a past: commits of `main`, a branch `base` where it stood, and what changed since.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { kitDigest, rowText } from './registry.ts';
import { commitAll, git, manifestText, writeFiles, writePackage } from './tree.ts';

/** Digests of nothing, to tell rows apart. */
export const digestA = 'a'.repeat(64);
export const digestB = 'b'.repeat(64);
export const digestC = 'c'.repeat(64);

/** A row at a tag of a repository, whose bytes no test fetches; `changes` are raw YAML values. */
export function remoteRow(
  name: string,
  changes: Readonly<Record<string, string | null>> = {},
): string {
  return rowText({
    name,
    sourceUrl: `https://github.com/acme/kits/tree/v1/${name}`,
    sha256: `"${digestA}"`,
    ...changes,
  });
}

/** Commits files (null removes one) and returns the commit. */
export function commitFiles(
  directory: string,
  files: Readonly<Record<string, string | null>>,
): string {
  for (const [path, text] of Object.entries(files)) {
    if (text === null) rmSync(join(directory, path), { recursive: true });
    else writeFiles(directory, { [path]: text });
  }
  commitAll(directory);
  return git(directory, 'rev-parse', 'HEAD').trim();
}

/**
 * Commits each of the `past` texts of `registry.yaml`, marks the last one as branch `base`, and commits
 * `now`. Null is a commit without the file.
 */
export function writeHistory(
  directory: string,
  past: readonly (string | null)[],
  now: string | null,
): void {
  let there = false;
  for (const [at, text] of [...past, now].entries()) {
    // Something else to commit, so that a registry that is not there has a commit too.
    const files: Record<string, string | null> = { 'NOTES.txt': `${at}\n` };
    if (text !== null || there) files['registry.yaml'] = text;
    there = text !== null;
    commitFiles(directory, files);
    if (at === past.length - 1) git(directory, 'branch', 'base');
  }
}

/** A committed package at `kit` with its true row, and a branch `base` at that. */
export function writeKitHistory(directory: string): void {
  writePackage(join(directory, 'kit'));
  writeFiles(directory, { '.gitattributes': '* -text\n', 'registry.yaml': rowText() });
  commitAll(directory);
  git(directory, 'branch', 'base');
}

/** What `kit` has to be for the digest below: the manifest of `writeKitHistory` with another version. */
export function bumpKit(directory: string, version: string): void {
  writeFiles(directory, { 'kit/plugin.json': manifestText({ version }) });
}

export function readRegistryText(directory: string): string {
  return readFileSync(join(directory, 'registry.yaml'), 'utf8');
}

export { kitDigest };
