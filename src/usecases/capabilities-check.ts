// `capabilities check`: the rules of the area over a store and its plugins, as the one report. Prints nothing.
// Specification: capabilities page, "Checks"; surfaces page, "JSON report".
import { checkCapabilities } from '../capability/check-capabilities.ts';
import type { Policy } from '../checks/policy.ts';
import { countFindings, decideVerdict, type FailOn } from '../checks/verdict.ts';
import type { Report } from '../report/report.ts';
import { placed } from './capabilities-list.ts';
import { type CapabilitiesRequest, capabilitiesPlace, historyWorld } from './capabilities-place.ts';
import { displayPath } from './display-path.ts';
import { judgeUnder } from './gate-changes.ts';
import { type PolicyPlace, type RunPolicy, readRunPolicy } from './gate-policy.ts';
import { PolicyDesk } from './policy-desk.ts';
import type { Progress } from './progress.ts';
import { isStoreWaiver } from './store-waiver.ts';

export interface CapabilitiesCheckRequest extends CapabilitiesRequest {
  readonly failOn: FailOn;
  /** Environment for git, of which only an allow-list is passed on. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly progress?: Progress;
  /** Policy relative to `cwd`; absent or null: `plugin-gate.yaml` in `cwd`, where there is one. */
  readonly policy?: string | null;
  /** The commit that the policy is read from; absent or null: the work tree. */
  readonly policyBase?: PolicyPlace['base'];
  /** `YYYY-MM-DD` in UTC, for waivers; default: now. */
  readonly today?: string;
}

/** Checks. Throws `Fault` (`usage`, `io`, `too-large`). */
export function checkCapabilitiesAt(request: CapabilitiesCheckRequest): Report {
  const place = capabilitiesPlace(request);
  const { findings, notChecked, plugins, entries } = checkCapabilities(
    place,
    historyWorld(request),
  );
  const { cwd } = request;
  const policy = readRunPolicy({
    cwd,
    given: request.policy ?? null,
    folder: cwd,
    base: request.policyBase ?? null,
  });
  const today = request.today ?? new Date().toISOString().slice(0, 10);
  const desk = new PolicyDesk(ofStore(policy), today, () => false);
  const judged = judgeUnder(desk, placed(cwd, findings), []);
  const counts = countFindings(judged);
  return {
    version: 1,
    verdict: decideVerdict({
      counts,
      undecided: false,
      needsReview: judged.some((one) => one.review === true),
      failOn: request.failOn,
    }),
    reason: null,
    counts,
    packages: [],
    skills: [],
    registry: null,
    changes: null,
    store: { path: displayPath(cwd, place.store), plugins, entries },
    findings: judged,
    notChecked,
  };
}

/** Waivers for anything else are used, and found unused, where that is judged. */
function ofStore({ policy, now, findings }: RunPolicy): RunPolicy {
  const own = (all: Policy): Policy => ({ ...all, waivers: all.waivers.filter(isStoreWaiver) });
  return { policy: own(policy), now: own(now), findings };
}
