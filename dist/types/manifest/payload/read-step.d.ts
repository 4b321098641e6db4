import { type DataNode, type Span } from '../../base/data-node.ts';
import { type FieldReader } from './field-reader.ts';
import type { StepUses } from './payload-file.ts';
export interface NamedSpan {
    readonly id: string;
    readonly span: Span;
}
export interface Step {
    /** Null where the step has no readable id. */
    readonly id: NamedSpan | null;
    readonly dependencies: readonly NamedSpan[];
    readonly uses: StepUses;
}
/** Reads and judges the step `node`; `path` names it in messages. Null when it is no mapping. */
export declare function readStep(reader: FieldReader, node: DataNode, path: string): Step | null;
