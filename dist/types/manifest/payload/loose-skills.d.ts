import { type Finding, type NotChecked } from '../../base/finding.ts';
import type { Tree } from '../../digest/tree.ts';
import type { PayloadResource } from './payloads.ts';
export interface LooseSkills {
    /** Those a host would load, sorted by name and path. */
    readonly skills: readonly PayloadResource[];
    readonly findings: readonly Finding[];
    readonly notChecked: readonly NotChecked[];
}
/** Judges a tree without plugin.json as a skills root; a SKILL.md in its root is one skill. */
export declare function readLooseSkills(tree: Tree): LooseSkills;
