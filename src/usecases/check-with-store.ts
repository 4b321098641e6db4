// The main job and a capability store beside it, as one report: what a fork's workflow runs. Prints
// nothing. Specification: surfaces page, "action.yml"; capabilities page, "Checks".
import type { Report } from '../report/report.ts';
import { checkCapabilitiesAt } from './capabilities-check.ts';
import { type CheckRequest, checkPaths } from './check.ts';
import { joinReports } from './join-reports.ts';
import { policyBase } from './policy-base.ts';

/** Where a store and its plugins are, all relative to the working directory. */
export interface StoreChoice {
  readonly store: string;
  readonly plugins: string;
  /** Null: the `state.json` in the plugins directory. */
  readonly inventory: string | null;
}

/**
 * Checks both. The store's policy is `request.policy`, else `plugin-gate.yaml` in the working directory, read
 * from the base where there is one. Throws `Fault` as `checkPaths` and `checkCapabilitiesAt` do.
 */
export async function checkWithStore(request: CheckRequest, choice: StoreChoice): Promise<Report> {
  const { cwd, clioVersion, failOn, today, progress } = request;
  const env = request.env ?? process.env;
  const policy = request.policy ?? null;
  const base = await policyBase({
    cwd,
    policy,
    choice: request.base ?? null,
    env,
    world: { token: request.token ?? null, server: request.serverUrl ?? 'https://github.com' },
  });
  // First, so that a store that is not there is told before any work.
  const store = checkCapabilitiesAt({
    ...choice,
    cwd,
    clioVersion,
    failOn,
    env,
    policy,
    policyBase: base,
    ...(today === undefined ? {} : { today }),
    ...(progress === undefined ? {} : { progress }),
  });
  // Nobody asked for anything else by name, so a store alone is a complete run.
  const alone = request.registry === null && request.paths.join('\n') === '.';
  return joinReports(await checkPaths({ ...request, mayBeEmpty: alone }), store);
}
