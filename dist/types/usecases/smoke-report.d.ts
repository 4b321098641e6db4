import type { SmokeReport } from '../report/report.ts';
import type { SmokeResult } from '../smoke/smoke-types.ts';
/** Joins the results of one package; null without any. */
export declare function smokeReportOf(results: readonly SmokeResult[]): SmokeReport | null;
/** 1 where a package failed, 3 where one could not be tried or decided, else 0. */
export declare function smokeExitCode(results: readonly SmokeResult[]): 0 | 1 | 3;
