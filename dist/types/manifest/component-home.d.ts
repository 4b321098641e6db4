import type { ComponentFile } from './component-file.ts';
import { type Judgement } from './judgement.ts';
import type { ResourceRoots } from './resource-roots.ts';
/** A component whose kind and file are sound. */
export interface HousedComponent {
    readonly label: string;
    readonly kind: string;
    readonly file: ComponentFile;
    readonly resources: ResourceRoots;
}
/** Reports a public component outside the root of its kind, or without such a root. */
export declare function judgeComponentHome(judgement: Judgement, { label, kind, file, resources }: HousedComponent): void;
