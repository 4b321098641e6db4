// Which remote rows a check fetches: all of them, those that changed, or none. Pure.
// Specification: surfaces page, "`--sources` is `changed` where there is a base, else `all`".
import type { Row } from '../registry/registry.ts';
import type { Gate } from './gate.ts';

export const sourceChoices = ['none', 'changed', 'all'] as const;
export type SourceChoice = (typeof sourceChoices)[number];

export interface RemoteChoice {
  /** The row's bytes are fetched. */
  readonly fetches: (row: Row) => boolean;
  /** `all` for a row that was accepted before: other bytes then mean that its source moved. */
  readonly mode: (row: Row) => 'changed' | 'all';
}

/** What is fetched, or null for nothing. Without a base nothing is known to have changed, and all are. */
export function chooseRemote(
  asked: SourceChoice | null,
  gate: Pick<Gate, 'changed'> | null,
): RemoteChoice | null {
  if (asked === 'none') return null;
  if (gate === null) return { fetches: () => true, mode: () => 'all' };
  const changed = (row: Row): boolean => gate.changed.has(row.label);
  return {
    fetches: asked === 'all' ? () => true : changed,
    mode: (row) => (changed(row) ? 'changed' : 'all'),
  };
}
