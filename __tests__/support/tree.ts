// Real trees for tests: entries in the form of the shared cases, and a package that starts valid so
// that a test states only the defect.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from '@jest/globals';

export interface CaseEntry {
  readonly path: string;
  readonly type: 'file' | 'directory' | 'link';
  readonly utf8?: string;
  readonly base64?: string;
  readonly executable?: boolean;
  readonly target?: string;
}

const made: string[] = [];
afterAll(() => {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true, force: true });
});

/** A fresh directory, removed after the test file. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'plugin-gate-'));
  made.push(directory);
  return directory;
}

/** Writes entries below `root`, which is made where it is missing. */
export function writeTree(root: string, entries: readonly CaseEntry[]): void {
  mkdirSync(root, { recursive: true });
  for (const entry of entries) {
    const path = join(root, entry.path);
    mkdirSync(entry.type === 'directory' ? path : dirname(path), { recursive: true });
    if (entry.type === 'link') symlinkSync(entry.target ?? '', path);
    if (entry.type === 'file') {
      const bytes = Buffer.from(
        entry.base64 ?? entry.utf8 ?? '',
        entry.base64 === undefined ? 'utf8' : 'base64',
      );
      writeFileSync(path, bytes, { mode: entry.executable === true ? 0o755 : 0o644 });
    }
  }
}

/** Writes text files given as path to content. */
export function writeFiles(root: string, files: Readonly<Record<string, string>>): void {
  writeTree(
    root,
    Object.entries(files).map(([path, utf8]) => ({ path, type: 'file', utf8 })),
  );
}

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

export const schema = 'https://agent-plugins.org/schemas/1.0.0/plugin.schema.json';
export const skillText =
  '---\nname: read\ndescription: Reads a page. Use when a page is given.\n---\n\nRead it.\n';

/** A manifest that is fine, with `root` merged into the root and `clio` into the Clio block (absent if undefined). */
export function manifestText(
  root: Readonly<Record<string, Json>> = {},
  clio?: Readonly<Record<string, Json>>,
): string {
  const extensions =
    clio === undefined ? {} : { extensions: { 'ai.iowarp.clio': { manifestVersion: 1, ...clio } } };
  return `${JSON.stringify({ $schema: schema, name: 'page-kit', version: '1.0.0', description: 'Reads pages.', ...extensions, ...root }, null, 2)}\n`;
}

/**
 * Writes a valid package with one skill (`skills/read`) at `root`; `files` adds or replaces files,
 * a null removes one. Give `'plugin.json': manifestText(…)` to change the manifest.
 */
export function writePackage(
  root: string,
  files: Readonly<Record<string, string | null>> = {},
): void {
  const all: Record<string, string | null> = {
    'plugin.json': manifestText(),
    'skills/read/SKILL.md': skillText,
    ...files,
  };
  writeFiles(
    root,
    Object.fromEntries(
      Object.entries(all).flatMap(([path, text]) => (text === null ? [] : [[path, text]])),
    ),
  );
}

/** Runs git in `directory` with the scrubbed environment and returns its output. */
export function git(directory: string, ...args: readonly string[]): string {
  return execFileSync(
    'git',
    ['-c', 'init.defaultBranch=main', '-c', 'protocol.file.allow=always', ...args],
    { cwd: directory, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  );
}

/** Makes `directory` a repository where needed and commits everything in it. */
export function commitAll(directory: string, message = 'state'): void {
  git(directory, 'init', '--quiet');
  git(directory, 'add', '--all');
  git(directory, 'commit', '--quiet', '--allow-empty', '--message', message);
}
