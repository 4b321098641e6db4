import type { DoctorResult } from '../lifecycle/doctor-finding.ts';
/** Findings with their commands, then what could not be done, then the counts. */
export declare function renderDoctor({ findings, diagnostics }: DoctorResult, dryRun: boolean): string;
