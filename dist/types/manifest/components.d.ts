import { type Span } from '../base/data-node.ts';
import { type Judgement } from './judgement.ts';
import type { ResourceRoots } from './resource-roots.ts';
import { type ManifestObject, type StringValue } from './typed-fields.ts';
/** One component as declared, also when parts of it have faults. */
export interface DeclaredComponent {
    readonly label: string;
    readonly kind: StringValue | null;
    /** False where the generation does not know the kind. */
    readonly kindKnown: boolean;
    readonly id: StringValue | null;
    /** The file, root-relative as written and with links followed; null where it has a fault. */
    readonly file: {
        readonly path: string;
        readonly real: string;
        readonly at: Span;
    } | null;
    readonly requires: readonly StringValue[];
}
/** Reads every component; what can be read of a faulty one is kept. */
export declare function readComponents(judgement: Judgement, block: ManifestObject | null, resources: ResourceRoots): readonly DeclaredComponent[];
