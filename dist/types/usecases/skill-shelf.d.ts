import { type Finding } from '../base/finding.ts';
import type { Progress } from './progress.ts';
import { type SkillReading } from './read-loose-skill.ts';
export interface SkillShelf {
    /** Sorted by path. */
    readonly readings: readonly SkillReading[];
    /** About more than one of them. */
    readonly findings: readonly Finding[];
}
export interface SkillsToRead {
    /** Absolute; places are relative to it. */
    readonly cwd: string;
    /** Absolute directories with a SKILL.md. */
    readonly roots: readonly string[];
    /** Absolute roots of the packages of the run: one may lie inside a skill, and its skills are its own. */
    readonly packages: readonly string[];
    readonly progress?: Progress | undefined;
}
/** Reads the skills. Throws `Fault` (`io`) as reading a tree does. */
export declare function readSkillShelf({ cwd, roots, packages, progress }: SkillsToRead): SkillShelf;
