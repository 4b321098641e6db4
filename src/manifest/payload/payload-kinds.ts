// Which component kind lies in which resource root, over all host generations.
// Specification: manifest page, "Host generations".
import { generations } from '../generations.ts';

/** Resource root to component kind, for every root any generation knows. */
export const kindOfRoot: ReadonlyMap<string, string> = new Map(
  generations.flatMap(({ homes }) => [...homes].map(([kind, root]) => [root, kind] as const)),
);
