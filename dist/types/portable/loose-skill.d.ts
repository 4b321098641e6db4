import type { Finding } from '../base/finding.ts';
import type { Tree } from '../digest/tree.ts';
export interface LooseSkillVerdict {
    /** Conforming clients load it. */
    readonly loads: boolean;
    /** Files relative to the skill's directory. */
    readonly findings: readonly Finding[];
}
/** Judges a tree whose root has a SKILL.md; `freeName` where the name of the directory means nothing. */
export declare function judgeLooseSkill(tree: Tree, freeName?: boolean): LooseSkillVerdict;
