import type { EffectiveLoad, HostResource, PackageReport, RegistryReport, SkillReport, SmokeReport } from './report.ts';
/** `page-kit 1.0.0, plugin`. */
export declare function describeIdentity(one: PackageReport): string;
/** The verdicts on a package, each a word or two, the host's first. */
export declare function describeStanding(one: PackageReport): readonly string[];
/** The verdicts on a skill without a package, the host's first. */
export declare function describeSkillStanding(one: SkillReport): readonly string[];
/** What a Clio host loads, by kind in the order given. */
export declare function describeResources(resources: readonly HostResource[]): string;
/** The same for a package, or null where it was not read. Nothing is loaded of one that is not admitted. */
export declare function describeHostLoad({ admitted, resources }: PackageReport): string | null;
/** What every conforming client makes of the package. */
export declare function describeLoad(load: EffectiveLoad): string;
/** Commands and agents that have to be there already, or null when there are none. */
export declare function describePrerequisites(one: PackageReport): string | null;
/** How the smoke install went, failed assertions by name. */
export declare function describeSmoke(smoke: SmokeReport): string;
/** `5 rows: 4 pass, 1 fail`. */
export declare function describeRows(registry: RegistryReport): string;
