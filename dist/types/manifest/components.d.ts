import { type ComponentFile } from './component-file.ts';
import { type Judgement } from './judgement.ts';
import { type ManifestObject } from './manifest-object.ts';
import type { ResourceRoots } from './resource-roots.ts';
import { type StringValue } from './typed-fields.ts';
/** One component as declared, also when parts of it have faults. */
export interface DeclaredComponent {
    readonly label: string;
    readonly kind: StringValue | null;
    readonly id: StringValue | null;
    /** Null where the path has a fault. */
    readonly file: ComponentFile | null;
    readonly requires: readonly StringValue[];
}
/** Reads every component; what can be read of a faulty one is kept. */
export declare function readComponents(judgement: Judgement, block: ManifestObject | null, resources: ResourceRoots): readonly DeclaredComponent[];
