import type { DoctorResult } from '../lifecycle/doctor-finding.ts';
import type { InstalledPlugin } from '../lifecycle/types.ts';
/** Findings with their commands, then what could not be done, then copies that do not load, then the counts. */
export declare function renderDoctor({ findings, diagnostics }: DoctorResult, dryRun: boolean, broken?: readonly InstalledPlugin[]): string;
/**
 * The copies that no crash left but that still do not load. One that has a finding of its own, or whose
 * fault is that of the whole state, was told with that.
 */
export declare function brokenCopies(plugins: readonly InstalledPlugin[], { findings, diagnostics }: DoctorResult): readonly InstalledPlugin[];
