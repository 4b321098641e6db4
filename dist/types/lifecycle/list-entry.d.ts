import type { Disk } from '../base/disk.ts';
import type { Finding } from '../base/finding.ts';
import type { PluginCandidate } from '../manifest/manifest.ts';
import type { InstalledPlugin, PluginDiagnostic, PluginInstallRecord, PluginScope } from './types.ts';
export interface EntryFacts {
    readonly scope: PluginScope;
    readonly id: string;
    readonly path: string;
    /** Real path of the base. */
    readonly canonicalBase: string;
    readonly record: PluginInstallRecord | null;
    readonly enabled: boolean;
    /** Null when nothing, or nothing that is a directory, has that name. */
    readonly candidate: PluginCandidate | null;
    /** What is wrong with the state as a whole, so that no record can be believed; else null. */
    readonly stateFault: PluginDiagnostic | null;
}
/** The entry before precedence: `effective`, `loadable` and `overriddenBy` come from there. */
export declare function listEntry(facts: EntryFacts): InstalledPlugin;
/** How a finding reads inside a diagnostic: `plugin.json:3:5 message`. */
export declare function findingText({ place, message }: Finding): string;
/** What to write after "run": the command that puts a broken copy right. */
export declare function repairCommand(scope: PluginScope, id: string): string;
/** True for a directory entry that a listing shows although nothing recorded it. */
export declare function isListable(disk: Disk, path: string): boolean;
