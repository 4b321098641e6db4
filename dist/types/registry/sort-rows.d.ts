import type { Registry } from './registry.ts';
/**
 * The text with its rows sorted; the same text where they are sorted already. Null where rows cannot be
 * moved as whole lines (several on one line among comments): then a person has to do it.
 */
export declare function sortRows(registry: Registry): string | null;
