import { type Finding } from '../../base/finding.ts';
import type { RegistryChange } from './row-change.ts';
import type { VersionHistory } from './version-history.ts';
/** Judges a change. Files of findings are relative to the registry's folder. */
export declare function judgeChange(change: RegistryChange, history: VersionHistory, serverUrl: string | null): readonly Finding[];
/** Names whose past has to be known: those with new versions or bytes. */
export declare function namesWithHistory(change: RegistryChange): ReadonlySet<string>;
