// The commit whose policy counts where no registry brings one: a change must not allow itself. Reads only,
// and fetches what a shallow checkout lacks. Specification: registry page, "The gate on a change".
import { basename, dirname, resolve } from 'node:path';
import { joinRelative } from '../base/relative-path.ts';
import { resolveBase } from '../git/base.ts';
import { haveFiles } from '../git/base-blobs.ts';
import type { BaseChoice, BaseWorld } from '../git/base-request.ts';
import { findRepository, repositoryPath } from '../git/repository.ts';
import { type PolicyPlace, policyName } from './gate-policy.ts';

export interface PolicyBaseRequest {
  readonly cwd: string;
  /** The policy's path relative to `cwd`, or null: `plugin-gate.yaml` in `cwd`. */
  readonly policy: string | null;
  readonly choice: BaseChoice | null;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly world: BaseWorld;
}

/**
 * Where the policy is read from; null: the work tree, because there is no base or the file lies in no
 * repository. Throws `Fault` (`usage`, `git`) for a base that cannot be had.
 */
export async function policyBase(request: PolicyBaseRequest): Promise<PolicyPlace['base']> {
  const { cwd, choice, world } = request;
  if (choice === null || choice.kind === 'none') return null;
  const file = resolve(cwd, request.policy ?? policyName);
  const repository = findRepository(cwd, request.env);
  const folder = repository === null ? null : repositoryPath(repository, dirname(file));
  if (repository === null || folder === null) return null;
  const base = await resolveBase(repository, choice, world);
  if (base.kind === 'none') return null;
  await haveFiles(repository, base.commit, [joinRelative(folder, basename(file))], world);
  return { repository, commit: base.commit, folder: null };
}
