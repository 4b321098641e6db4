import type { Report } from './report.ts';
/** `Changed rows since 0123456789ab, the merge base of "main" and HEAD`; null where nothing was compared. */
export declare function describeComparison({ changes, base }: Report): string | null;
