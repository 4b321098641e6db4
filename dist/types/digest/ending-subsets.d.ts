import type { Cause } from './cause.ts';
import { type Item } from './items.ts';
/** The causes of the smallest subset that gives `expected`, or null. */
export declare function endingsOfSome(items: readonly Item[], expected: string): readonly Cause[] | null;
