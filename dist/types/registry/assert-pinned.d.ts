import type { Registry } from './registry.ts';
import { type RowFacts } from './row-facts.ts';
/** What rows must say, by the text of `sourceUrl`. */
export type ExpectedFacts = ReadonlyMap<string, Partial<RowFacts>>;
/** Throws `Fault` (`internal`) where `after` is not `before` with the facts in it. */
export declare function assertPinned(before: Registry, after: Registry, expected: readonly ExpectedFacts[]): void;
/** What is not as it should be in `after`, or null where it is `before` with the facts in it. */
export declare function firstUnpinned(before: Registry, after: Registry, expected: readonly ExpectedFacts[]): string | null;
