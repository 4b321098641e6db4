// The gate where there is no registry now: what changed since the base, and whether the base had one.
import { Fault } from '../base/fault.ts';
import { type Finding, finding, type NotChecked, wholeFile } from '../base/finding.ts';
import { joinRelative } from '../base/relative-path.ts';
import { resolveBase } from '../git/base.ts';
import { pathsChangedSince, readFileAt } from '../git/base-file.ts';
import type { BaseWorld, ResolvedBase } from '../git/base-request.ts';
import { findRepository, type Repository, repositoryPath } from '../git/repository.ts';
import { parseRegistry } from '../registry/parse-registry.ts';
import { displayPath } from './display-path.ts';
import type { Gate, GateRequest } from './gate.ts';

export interface BareGateRequest extends Omit<GateRequest, 'file' | 'registry' | 'around'> {
  /** Absolute directories of the run. */
  readonly directories: readonly string[];
  /** A person asked for the base, or what is looked at depends on it: then it has to be there. */
  readonly needed: boolean;
}

/** Opens it. Throws `Fault` (`usage`, `git`) for a base that is needed and cannot be had. */
export async function openBareGate(request: BareGateRequest): Promise<Gate | NotChecked> {
  const skipped = (why: string): NotChecked => ({ what: 'what changed since the base', why });
  const { choice } = request;
  if (choice.kind === 'none') return skipped(choice.why);
  const first = request.directories[0] ?? request.cwd;
  const repository = findRepository(first, request.environment);
  if (repository === null) {
    if (!request.needed) return skipped('it is not in a git repository');
    throw new Fault(
      'usage',
      'there is no git repository, so there is no base to compare with',
      'leave --base out, or run in a checkout',
    );
  }
  const base = await resolve(request, repository);
  if ('why' in base) return skipped(base.why);
  return {
    base,
    repository,
    baseFolder: null,
    change: null,
    changedPaths: pathsChangedSince(repository, base.commit),
    changedFiles: new Map(),
    changed: new Set(),
    findings: request.directories.flatMap((directory) =>
      removedRegistry(request, repository, base.commit, directory),
    ),
    notChecked: [],
    undecided: null,
  };
}

async function resolve(
  request: BareGateRequest,
  repository: Repository,
): Promise<ResolvedBase | { readonly why: string }> {
  if (request.choice.kind === 'none') return { why: request.choice.why };
  try {
    // Nobody waits for the network to hear that there was no registry before either.
    const world: BaseWorld = request.needed ? request.world : { ...request.world, fetch: false };
    return await resolveBase(repository, request.choice, world);
  } catch (error) {
    if (request.needed || !(error instanceof Fault) || error.code === 'internal') throw error;
    return { why: error.message };
  }
}

function removedRegistry(
  request: BareGateRequest,
  repository: Repository,
  commit: string,
  directory: string,
): readonly Finding[] {
  const inside = repositoryPath(repository, directory);
  if (inside === null) return [];
  return ['registry.yaml', 'library/registry.yaml'].flatMap((name) => {
    const there = readFileAt(repository, commit, joinRelative(inside, name));
    if (there.type !== 'file') return [];
    const rows = parseRegistry(there.bytes, name).rows.length;
    const shown = joinRelative(displayPath(request.cwd, directory), name);
    return [
      finding({
        rule: 'change/registry-removed',
        messageId: 'removed',
        message: `${shown} was removed with ${rows === 1 ? 'its one row' : `all of its ${rows} rows`}`,
        place: wholeFile(shown),
        found: 'no registry',
        expected: shown,
      }),
    ];
  });
}
