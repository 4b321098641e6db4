import { type Finding } from '../base/finding.ts';
import type { Progress } from './progress.ts';
import { type SkillReading } from './read-loose-skill.ts';
export interface SkillShelf {
    /** Sorted by path. */
    readonly readings: readonly SkillReading[];
    /** About more than one of them. */
    readonly findings: readonly Finding[];
}
/** Reads the skills in absolute directories; places are relative to `cwd`. */
export declare function readSkillShelf(cwd: string, roots: readonly string[], progress?: Progress): SkillShelf;
