// Talks to the remote that a checkout came from, in its name: its own configuration (which may hold the
// credentials that a workflow put there) counts, everything that could start another program does not.
import type { BaseWorld } from './base-request.ts';
import { fetchEnvironment } from './fetch-environment.ts';
import { failureOfGit } from './fetch-failure.ts';
import { fetchLimits } from './fetch-limits.ts';
import { runNetworkGit } from './fetch-process.ts';
import { makeStaging } from './fetch-staging.ts';
import { askLocalGit } from './local-git.ts';
import { isServer } from './remote-address.ts';
import type { Repository } from './repository.ts';
import { gitOf } from './repository-view.ts';

export type RemoteAnswer =
  | { readonly ok: true; readonly stdout: string }
  /** `absent`: the remote answered and does not have what was asked for. */
  | { readonly ok: false; readonly absent: boolean; readonly why: string };

/** The name under which the remote is known to the command. */
export const remoteName = 'plugin-gate';

/** Runs one git command that names the remote as `remoteName`. Throws `Fault` (`io`, `git`) where git or the disk is not to be had. */
export async function askRemote(
  repository: Repository,
  args: readonly string[],
  world: BaseWorld,
): Promise<RemoteAnswer> {
  if (world.fetch === false) return { ok: false, absent: false, why: 'it is not fetched' };
  const url = remoteUrl(repository);
  if (url === null) return { ok: false, absent: false, why: 'the checkout has no remote' };
  const scheme = schemeOf(url);
  if (scheme === null) {
    const why = 'its remote is reached neither by https nor as a directory';
    return { ok: false, absent: false, why };
  }
  const own = url.startsWith(`${world.server}/`) && isServer(world.server);
  const staging = makeStaging(repository.environment);
  try {
    const trace = staging.newTrace();
    const environment = fetchEnvironment({
      environment: repository.environment,
      home: staging.home,
      repository: { gitDirectory: repository.gitDirectory, workTree: repository.root },
      server: world.server,
      token: own ? world.token : null,
      stallSeconds: fetchLimits.stallSeconds,
      trace: trace.path,
      config: [
        [`remote.${remoteName}.url`, url],
        ['core.alternateRefsCommand', 'true'],
        ['core.sshCommand', 'false'],
      ],
    });
    const ended = await runNetworkGit({
      args,
      cwd: repository.root,
      environment: { ...environment, GIT_ALLOW_PROTOCOL: scheme },
      timeMs: fetchLimits.fetchMs,
      limits: fetchLimits,
      watched: null,
    });
    if (ended.code === 0 && ended.stopped === null) {
      return { ok: true, stdout: ended.stdout.toString('utf8') };
    }
    const absent = /couldn't find remote ref|not our ref|no such remote ref/i.test(ended.stderr);
    const why = absent ? 'its remote does not have it' : phraseOf(ended, trace.read());
    return { ok: false, absent, why };
  } finally {
    staging.remove();
  }
}

function phraseOf(ended: Parameters<typeof failureOfGit>[0], trace: string): string {
  const failure = failureOfGit(ended, trace, Date.now());
  if ('phrase' in failure) return failure.phrase;
  if (failure.kind === 'redirect') return 'its remote has moved';
  return `its remote answered ${failure.status}`;
}

/** The URL of `origin`, else of the only remote, as the checkout has it. */
function remoteUrl(repository: Repository): string | null {
  const args = ['config', '-z', '--get-regexp', '^remote\\..*\\.url$'];
  const asked = askLocalGit(gitOf(repository), args);
  const remotes = new Map<string, string>();
  for (const record of asked.stdout.toString('utf8').split('\0')) {
    const end = record.indexOf('\n');
    if (end > 0) remotes.set(record.slice(0, end), record.slice(end + 1));
  }
  const only = remotes.size === 1 ? [...remotes.values()][0] : undefined;
  return remotes.get('remote.origin.url') ?? only ?? null;
}

/** The one protocol that git may speak to reach it; null for what would start another program. */
function schemeOf(url: string): 'https' | 'http' | 'file' | null {
  if (/[\0\r\n]/.test(url)) return null;
  if (url.startsWith('https://')) return 'https';
  if (/^http:\/\/(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])(?::\d{1,5})?\//.test(url)) return 'http';
  return url.startsWith('file:///') || url.startsWith('/') ? 'file' : null;
}
