import type { FrontmatterProblem } from '../base/frontmatter.ts';
import type { PortableFault } from './ledger.ts';
/** The finding without its place; the message is the end of a sentence. */
export declare function describeProblem(problem: FrontmatterProblem): Omit<PortableFault, 'place'>;
