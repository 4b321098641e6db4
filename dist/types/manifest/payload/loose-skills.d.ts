import { type Finding, type NotChecked, type Place } from '../../base/finding.ts';
import type { Tree } from '../../digest/tree.ts';
import type { PayloadResource } from './payloads.ts';
export interface LooseSkills {
    /** Those a host would load, sorted by name and path. */
    readonly skills: readonly PayloadResource[];
    /** Every skill found, loaded or not, in walk order: what it is called and where that stands. */
    readonly names: readonly {
        readonly name: string;
        readonly path: string;
        readonly place: Place;
    }[];
    readonly findings: readonly Finding[];
    readonly notChecked: readonly NotChecked[];
}
/**
 * Judges a tree without plugin.json as a skills root; a SKILL.md in its root is one skill, to be called after
 * `directory` (null: its name is free).
 */
export declare function readLooseSkills(tree: Tree, directory?: string | null): LooseSkills;
