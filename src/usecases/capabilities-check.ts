// `capabilities check`: the rules of the area over a store and its plugins, as the one report. Prints nothing.
// Specification: capabilities page, "Checks"; surfaces page, "JSON report".
import { checkCapabilities } from '../capability/check-capabilities.ts';
import { countFindings, decideVerdict, type FailOn } from '../checks/verdict.ts';
import type { Report } from '../report/report.ts';
import { placed } from './capabilities-list.ts';
import { type CapabilitiesRequest, capabilitiesPlace, historyWorld } from './capabilities-place.ts';
import { judgeUnder } from './gate-changes.ts';
import { type RunPolicy, readRunPolicy } from './gate-policy.ts';
import { PolicyDesk } from './policy-desk.ts';
import type { Progress } from './progress.ts';

export interface CapabilitiesCheckRequest extends CapabilitiesRequest {
  readonly failOn: FailOn;
  /** Environment for git, of which only an allow-list is passed on. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly progress?: Progress;
  /** Policy relative to `cwd`; absent or null: `plugin-gate.yaml` in `cwd`, where there is one. */
  readonly policy?: string | null;
  /** `YYYY-MM-DD` in UTC, for waivers; default: now. */
  readonly today?: string;
}

/** Checks. Throws `Fault` (`usage`, `io`, `too-large`). */
export function checkCapabilitiesAt(request: CapabilitiesCheckRequest): Report {
  const place = capabilitiesPlace(request);
  const { findings, notChecked } = checkCapabilities(place, historyWorld(request));
  const { cwd } = request;
  const policy = readRunPolicy({ cwd, given: request.policy ?? null, folder: cwd, base: null });
  const today = request.today ?? new Date().toISOString().slice(0, 10);
  const desk = new PolicyDesk(ofCapabilities(policy), today);
  const judged = judgeUnder(desk, placed(cwd, findings), []);
  const counts = countFindings(judged);
  return {
    version: 1,
    verdict: decideVerdict({
      counts,
      undecided: false,
      needsReview: false,
      failOn: request.failOn,
    }),
    reason: null,
    counts,
    packages: [],
    skills: [],
    registry: null,
    changes: null,
    findings: judged,
    notChecked,
  };
}

/** Waivers of other rules are used, and found unused, where those rules are judged. */
function ofCapabilities({ policy, now, findings }: RunPolicy): RunPolicy {
  const own = <T extends { readonly waivers: readonly { readonly rule: string }[] }>(
    all: T,
  ): T => ({
    ...all,
    waivers: all.waivers.filter(({ rule }) => rule.startsWith('capability/')),
  });
  return { policy: own(policy), now: own(now), findings };
}
