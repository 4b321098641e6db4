// The smoke results of one package as its part of the report: both scopes, the worse one counts.
// Specification: surfaces page, "JSON report".
import type { SmokeReport } from '../report/report.ts';
import type { SmokeResult } from '../smoke/smoke-types.ts';

const worstFirst = ['fail', 'inconclusive', 'not-run', 'pass'] as const;

/** Joins the results of one package; null without any. */
export function smokeReportOf(results: readonly SmokeResult[]): SmokeReport | null {
  const result = worstFirst.find((kind) => results.some((each) => each.result === kind));
  if (result === undefined) return null;
  const reasons = results.flatMap(({ scope, reason }) =>
    reason === null ? [] : [`${scope} scope: ${reason}`],
  );
  return {
    result,
    reason: reasons.length === 0 ? null : reasons.join('; '),
    assertions: results.flatMap(({ scope, assertions }) =>
      assertions.map(({ name, ok, detail }) => ({ name: `${name} (${scope} scope)`, ok, detail })),
    ),
  };
}

/** 1 where a package failed, 3 where one could not be tried or decided, else 0. */
export function smokeExitCode(results: readonly SmokeResult[]): 0 | 1 | 3 {
  if (results.some(({ result }) => result === 'fail')) return 1;
  return results.every(({ result }) => result === 'pass') ? 0 : 3;
}
