// Runs the committed command line beside servers of the same test: another process, waited for without
// blocking, with the given environment and nothing of ours.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { JsonReport } from './run-bundle.ts';
import { repository } from './run-bundle.ts';

const root = process.env['PLUGIN_GATE_ROOT'] ?? repository;

export interface CliRun {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `plugin-gate`; `env` comes on top of PATH, HOME and NO_COLOR. */
export function runCli(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CliRun> {
  const child = spawn(process.execPath, [join(root, 'dist', 'cli', 'index.js'), ...args], {
    cwd,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      NO_COLOR: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const parts = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    parts.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    parts.err += text;
  });
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ code, ...parts });
    });
  });
}

/** `check … --json` and its report, which it has to print. */
export async function checkReport(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<CliRun & { readonly report: JsonReport }> {
  const run = await runCli(cwd, ['check', ...args, '--json'], env);
  const report: unknown = JSON.parse(run.out);
  return { ...run, report: report as JsonReport };
}
