import type { Span } from '../base/data-node.ts';
import { type NameRole } from './generations.ts';
import { type Judgement } from './judgement.ts';
export interface NameInPlace {
    readonly role: NameRole;
    readonly name: string;
    readonly at: Span;
    /** The rule for a name that no host knows. */
    readonly unknownRule: string;
    /** What to do about a name that no host knows, where more is known than a list of names. */
    readonly unknownFix?: string;
}
/** True where the generation knows the name; else the finding is added. Uses that other generations refuse are noted. */
export declare function judgeName(judgement: Judgement, name: NameInPlace): boolean;
