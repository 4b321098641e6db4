import type { Span } from '../base/data-node.ts';
import { type Judgement } from './judgement.ts';
import type { StringValue } from './typed-fields.ts';
export interface ComponentFile {
    /** Root-relative, normalised, as written. */
    readonly path: string;
    /** Where it really is, links followed. */
    readonly real: string;
    readonly at: Span;
}
/** The regular file that `path` names; null, with a finding, where it names none. */
export declare function readComponentFile(judgement: Judgement, label: string, path: StringValue, kind: string | null): ComponentFile | null;
