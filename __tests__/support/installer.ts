// The committed command line with directories of its own: a project, a configuration, a home and a place
// for temporary files, so that a test can say what was written anywhere.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './run-bundle.ts';
import { temporaryDirectory } from './tree.ts';

export interface Diagnostic {
  readonly type: string;
  readonly code: string;
  readonly message: string;
}

export interface InstallerRun {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

export class Installer {
  readonly root = temporaryDirectory();
  readonly project = this.#directory('project');
  readonly home = this.#directory('home');
  readonly temporary = this.#directory('tmp');
  readonly config = join(this.root, 'config');
  readonly userBase = join(this.config, 'plugins');
  readonly projectBase = join(this.project, '.clio-coder/plugins');

  #directory(name: string): string {
    const path = join(this.root, name);
    mkdirSync(path);
    return path;
  }

  /** The environment of a run: nothing of ours but what a process needs. */
  env(given: Readonly<Record<string, string>> = {}): Record<string, string> {
    return {
      PATH: process.env['PATH'] ?? '',
      HOME: this.home,
      TMPDIR: this.temporary,
      CLIO_CODER_CONFIG_DIR: this.config,
      NO_COLOR: '1',
      ...given,
    };
  }

  run(args: readonly string[], given: Readonly<Record<string, string>> = {}): InstallerRun {
    const { status, signal, stdout, stderr } = spawnSync(process.execPath, [bundle, ...args], {
      cwd: this.project,
      env: this.env(given),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return { code: status, signal, out: stdout, err: stderr };
  }

  /** The same with `--json`, parsed as what the test says it is. */
  json<T>(args: readonly string[], given: Readonly<Record<string, string>> = {}) {
    const { code, out } = this.run([...args, '--json'], given);
    const value: T = JSON.parse(out);
    return { code, value };
  }

  start(args: readonly string[], given: Readonly<Record<string, string>> = {}): ChildProcess {
    return spawn(process.execPath, [bundle, ...args], {
      cwd: this.project,
      env: this.env(given),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }
}

/** Waits for a started run. */
export function ended(child: ChildProcess): Promise<InstallerRun> {
  let out = '';
  let err = '';
  child.stdout?.on('data', (text: Buffer) => {
    out += text.toString();
  });
  child.stderr?.on('data', (text: Buffer) => {
    err += text.toString();
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, out, err }));
  });
}

/** Waits until `condition` holds, looking every millisecond or so; false when `child` ended before. */
export async function until(condition: () => boolean, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    if (condition()) return true;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return false;
}
