// `capabilities check`: the rules of the area over a store and its plugins, as the one report. Prints nothing.
// Specification: capabilities page, "Checks"; surfaces page, "JSON report".
import { checkCapabilities } from '../capability/check-capabilities.ts';
import { countFindings, decideVerdict, type FailOn } from '../checks/verdict.ts';
import type { Report } from '../report/report.ts';
import { shown } from './capabilities-list.ts';
import { type CapabilitiesRequest, capabilitiesPlace } from './capabilities-place.ts';

export interface CapabilitiesCheckRequest extends CapabilitiesRequest {
  readonly failOn: FailOn;
  /** Environment for git, of which only an allow-list is passed on. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Checks. Throws `Fault` (`usage`, `io`, `too-large`). */
export function checkCapabilitiesAt(request: CapabilitiesCheckRequest): Report {
  const place = capabilitiesPlace(request);
  const { findings, notChecked } = checkCapabilities(place, request.env);
  const judged = shown(request.cwd, findings);
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
