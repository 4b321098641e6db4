import type { Row } from '../registry/registry.ts';
import type { Gate } from './gate.ts';
export declare const sourceChoices: readonly ['none', 'changed', 'all'];
export type SourceChoice = (typeof sourceChoices)[number];
export interface RemoteChoice {
    /** The row's bytes are fetched. */
    readonly fetches: (row: Row) => boolean;
    /** `all` for a row that was accepted before: other bytes then mean that its source moved. */
    readonly mode: (row: Row) => 'changed' | 'all';
}
/** What is fetched, or null for nothing. Without a base nothing is known to have changed, and all are. */
export declare function chooseRemote(asked: SourceChoice | null, gate: Pick<Gate, 'changed'> | null): RemoteChoice | null;
