import { type Finding } from '../base/finding.ts';
import type { FoundEntry } from './entries.ts';
export declare function leadsOut(entry: FoundEntry): Finding;
export declare function outside(file: string, what: string): Finding;
export declare function shapeFinding(entry: FoundEntry, entryFile: string): Finding;
export declare function metadataUnread(file: string, why: 'too-large' | 'unreadable'): Finding;
export declare function metadataEncoding(file: string, line: number): Finding;
export declare function implementationMissing(file: string, implementation: string, state: 'missing' | 'not-a-file'): Finding;
