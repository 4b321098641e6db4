// Runs git on a repository of this machine, and nothing that the repository says: an explicit git
// directory and work tree, an allow-listed environment, and every setting that could start a program or
// a transport turned off. Never a shell, never the network. Threats page, "git".
import { spawnSync } from 'node:child_process';
import { Fault, messageOf, systemCode } from '../base/fault.ts';
import { quote } from '../base/quote.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface LocalGit {
  readonly gitDirectory: string;
  readonly workTree: string;
  /** Our own environment; only names of the allow-list are passed on. */
  readonly environment: Environment;
  /** Object directory that is used in place of the git directory's own, or null. */
  readonly objects: string | null;
}

const passed = ['PATH', 'TMPDIR', 'SystemRoot', 'TEMP', 'TMP'] as const;

const settings: readonly string[] = [
  'core.fsmonitor=false',
  'core.untrackedCache=false',
  'core.hooksPath=/dev/null',
  'core.attributesFile=/dev/null',
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
    },
  );
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
