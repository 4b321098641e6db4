// Runs the committed command line as a user does: another process, a given directory, no environment of ours.
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Report } from '../../src/report/report.ts';
import { commitAll, temporaryDirectory } from './tree.ts';

export const repository = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const bundle = join(repository, 'dist', 'cli', 'index.js');

export interface BundleRun {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `plugin-gate` from the bundle; a run that never ends is killed, and has no code then. */
export function runBundle(cwd: string, ...args: readonly string[]): BundleRun {
  const run = spawnSync(process.execPath, [bundle, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    timeout: 300_000,
    killSignal: 'SIGKILL',
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', NO_COLOR: '1' },
  });
  return { code: run.status, out: run.stdout, err: run.stderr };
}

/** The JSON report of a bundle run, with findings as JSON output has them. */
export interface JsonReport extends Omit<Report, 'findings'> {
  readonly findings: readonly {
    readonly rule: string;
    readonly severity: string;
    readonly message: string;
    readonly file: string;
    readonly line: number | null;
    readonly column: number | null;
    readonly row: string | null;
    readonly found: string | null;
    readonly expected: string | null;
    readonly fix: string;
  }[];
}

/** Runs `check … --json` and parses what it printed; null where it printed no report. */
export function checkJson(
  cwd: string,
  ...args: readonly string[]
): { code: number | null; report: JsonReport | null; err: string } {
  const { code, out, err } = runBundle(cwd, 'check', ...args, '--json');
  const parsed: unknown = out === '' ? null : JSON.parse(out);
  const isReport = typeof parsed === 'object' && parsed !== null && 'findings' in parsed;
  return { code, err, report: isReport ? (parsed as JsonReport) : null };
}

/** A fresh committed copy of this repository's `library/`, as a repository of its own. */
export function libraryCopy(): string {
  const directory = temporaryDirectory();
  cpSync(join(repository, 'library'), join(directory, 'library'), { recursive: true });
  cpSync(join(repository, '.gitattributes'), join(directory, '.gitattributes'));
  commitAll(directory);
  return directory;
}
