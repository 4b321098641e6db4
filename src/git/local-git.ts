// Runs git on a repository of this machine, and nothing that the repository says: an explicit git
// directory and work tree, an allow-listed environment, and every setting that could start a program or
// a transport turned off. Never a shell, never the network. Threats page, "git".
import { spawnSync } from 'node:child_process';
import { type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { Fault, messageOf, systemCode } from '../base/fault.ts';
import { quote } from '../base/quote.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface LocalGit {
  readonly gitDirectory: string;
  /** The git directory with the objects, where that is another one. */
  readonly commonDirectory?: string;
  readonly workTree: string;
  /** Our own environment; only names of the allow-list are passed on. */
  readonly environment: Environment;
  /** Object directory that is used in place of the git directory's own, or null. */
  readonly objects: string | null;
  /** Milliseconds that one command may take; default: `PATIENCE`. */
  readonly patience?: number;
  /** Milliseconds for all slow commands of one run; default: `PATIENCE_OF_RUN`. */
  readonly patienceOfRun?: number;
}

/** Git did not come to an end, or would not have: what was asked stays undecided. */
export class StuckGit extends Fault {}

/** Milliseconds that one command may take, and all commands of one run with what is over a second of each. */
const PATIENCE = 15_000;
const PATIENCE_OF_RUN = 120_000;
const QUICK = 1_000;
/** For commands that walk a whole history, which is long in an honest repository too. */
export const historyPatience = 60_000;

/** Milliseconds spent in slow commands, by the environment of the run; a new run comes with a new one. */
const spent = new WeakMap<Environment, { readonly milliseconds: number; readonly at: number }>();
/** After so long without git, it is another run in a process that lives on. */
const ANOTHER_RUN = 300_000;

const passed = ['PATH', 'TMPDIR', 'SystemRoot', 'TEMP', 'TMP'] as const;

const settings: readonly string[] = [
  'core.fsmonitor=false',
  'core.untrackedCache=false',
  'core.hooksPath=/dev/null',
  'core.attributesFile=/dev/null',
  'core.excludesFile=/dev/null',
  'core.pager=cat',
  'core.sshCommand=false',
  'core.gitProxy=',
  'credential.helper=',
  'protocol.allow=never',
  'safe.bareRepository=explicit',
  'submodule.recurse=false',
  'core.symlinks=true',
  'core.fileMode=true',
  'core.ignoreCase=false',
  'core.precomposeUnicode=false',
  'core.autocrlf=false',
  'core.eol=lf',
];

const stuckHint =
  'look for a pipe, or for a pattern of many "**", in .gitignore files and in .git; remove it and run again';

/** Most bytes that git may print in one run. */
const OUTPUT_BYTES = 1024 * 1024 * 1024;

/**
 * Runs one git command to its end and returns what it printed. Throws `Fault` (`git`) when git is missing,
 * fails or prints too much; git's own words are quoted in it.
 */
export function runLocalGit(git: LocalGit, args: readonly string[], input = ''): Buffer {
  const { status, signal, stdout, stderr } = askLocalGit(git, args, input);
  if (status === 0) return stdout;
  const how = signal ?? `exit ${status}`;
  throw new Fault('git', `git ${args[0]} failed (${how}): ${quote(stderr)}`);
}

export interface GitAnswer {
  readonly status: number | null;
  readonly signal: string | null;
  readonly stdout: Buffer;
  /** Hostile text. */
  readonly stderr: string;
}

/**
 * The same for commands whose exit code is an answer (1: there is none). Throws `Fault` (`git`) only when
 * git is missing, did not run or printed too much.
 */
export function askLocalGit(git: LocalGit, args: readonly string[], input = ''): GitAnswer {
  assertNothingWaits(git);
  const before = spentBy(git.environment);
  const ofRun = git.patienceOfRun ?? PATIENCE_OF_RUN;
  const patience = Math.min(git.patience ?? PATIENCE, QUICK + ofRun - before);
  if (before >= ofRun) {
    throw new StuckGit('git', `git has taken more than ${ofRun / 1_000} s over one run`, stuckHint);
  }
  const start = performance.now();
  const result = spawnSync(
    'git',
    [
      '--no-pager',
      '--no-replace-objects',
      `--git-dir=${git.gitDirectory}`,
      `--work-tree=${git.workTree}`,
      ...settings.flatMap((setting) => ['-c', setting]),
      ...args,
    ],
    {
      cwd: git.workTree,
      env: environmentOf(git),
      input,
      maxBuffer: OUTPUT_BYTES,
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
      timeout: patience,
      // It may be deep in a pattern, where it hears nothing else.
      killSignal: 'SIGKILL',
    },
  );
  const milliseconds = before + Math.max(0, performance.now() - start - QUICK);
  spent.set(git.environment, { milliseconds, at: performance.now() });
  if (systemCode(result.error) === 'ETIMEDOUT') {
    const seconds = Math.round(patience / 100) / 10;
    throw new StuckGit('git', `git ${args[0]} did not end within ${seconds} s`, stuckHint);
  }
  if (systemCode(result.error) === 'ENOENT') {
    throw new Fault('git', 'git is not installed', 'install git and put it on PATH', result.error);
  }
  if (result.error !== undefined) {
    throw new Fault('git', `git did not run: ${messageOf(result.error)}`, null, result.error);
  }
  return {
    status: result.status,
    signal: result.signal,
    stdout: result.stdout,
    stderr: result.stderr.toString('utf8').trim(),
  };
}

function spentBy(environment: Environment): number {
  const known = spent.get(environment);
  return known === undefined || performance.now() - known.at > ANOTHER_RUN ? 0 : known.milliseconds;
}

/** What git opens in its own directory and would wait at for ever, were it a pipe. */
const opened = [
  'HEAD',
  'config',
  'config.worktree',
  'index',
  'packed-refs',
  'shallow',
  'commondir',
  'info/exclude',
  'info/attributes',
  'info/grafts',
  'info/sparse-checkout',
  'objects/info/alternates',
] as const;

function assertNothingWaits({ gitDirectory, commonDirectory }: LocalGit): void {
  for (const directory of new Set([gitDirectory, commonDirectory ?? gitDirectory])) {
    for (const name of opened) {
      const facts = lookAt(join(directory, name));
      if (facts === null || facts.isFile() || facts.isDirectory()) continue;
      throw new StuckGit(
        'git',
        `${quote(`.git/${name}`)} is no regular file, so git is not asked`,
        `remove ${quote(join(directory, name))}`,
      );
    }
  }
}

/** Links are followed, as git does; null for what is not there. */
function lookAt(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

function environmentOf(git: LocalGit): Record<string, string> {
  const result: Record<string, string> = {};
  for (const name of passed) {
    const value = git.environment[name];
    if (value !== undefined) result[name] = value;
  }
  if (git.objects !== null) result['GIT_OBJECT_DIRECTORY'] = git.objects;
  return Object.assign(result, {
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
  });
}
