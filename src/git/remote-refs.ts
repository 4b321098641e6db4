// Which branches and tags a repository has, by `git ls-remote`: what a host decides by git is decided by
// git. One look-up for each repository, isolated from every configuration.
// Specification: registry page, "GitHub tree URLs".
import type { FetchContext } from './fetch-context.ts';
import { fetchEnvironment } from './fetch-environment.ts';
import { failureOfGit, type RemoteFailure } from './fetch-failure.ts';
import { runNetworkGit } from './fetch-process.ts';
import { makeStaging } from './fetch-staging.ts';

export interface RemoteRefs {
  /** Name without `refs/heads/` to commit id. */
  readonly branches: ReadonlyMap<string, string>;
  /** Name without `refs/tags/` to the id it leads to; of an annotated tag the tagged object. */
  readonly tags: ReadonlyMap<string, string>;
}

export type ListedRefs =
  | { readonly ok: true; readonly refs: RemoteRefs }
  | { readonly ok: false; readonly failure: RemoteFailure };

/** Asks once. Throws `Fault` (`git`, `io`) when git cannot be started or nothing can be staged. */
export async function listRemoteRefs(
  context: FetchContext,
  url: string,
  timeMs: number = context.limits.lookupMs,
): Promise<ListedRefs> {
  const staging = makeStaging(context.environment);
  try {
    const trace = staging.newTrace();
    const ended = await runNetworkGit({
      args: ['ls-remote', '--quiet', '--heads', '--tags', '--end-of-options', url],
      cwd: staging.home,
      environment: fetchEnvironment({
        environment: context.environment,
        home: staging.home,
        repository: null,
        server: context.server,
        token: context.token,
        stallSeconds: context.limits.stallSeconds,
        trace: trace.path,
      }),
      timeMs: Math.min(timeMs, context.limits.lookupMs),
      limits: context.limits,
      watched: staging.root,
    });
    if (ended.code === 0 && ended.stopped === null) {
      return { ok: true, refs: parseRefs(ended.stdout.toString('utf8')) };
    }
    return { ok: false, failure: failureOfGit(ended, trace.read(), context.now()) };
  } finally {
    staging.remove();
  }
}

/** Reads the lines of `git ls-remote`; a line of another form is left out. */
export function parseRefs(text: string): RemoteRefs {
  const branches = new Map<string, string>();
  const tags = new Map<string, string>();
  for (const line of text.split('\n')) {
    const match = /^([0-9a-f]{40,64})\trefs\/(heads|tags)\/(.+)$/.exec(line);
    if (match === null) continue;
    const [, id = '', kind, name = ''] = match;
    if (kind === 'heads') branches.set(name, id);
    else if (name.endsWith('^{}')) tags.set(name.slice(0, -3), id);
    else if (!tags.has(name)) tags.set(name, id);
  }
  return { branches, tags };
}
