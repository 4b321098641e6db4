import { type PortableRule } from './boundaries.ts';
import type { Ledger, PortableFault } from './ledger.ts';
export interface SkillFile {
    /** Name of the directory below `skills/`. */
    readonly directory: string;
    /** Root-relative path of its SKILL.md. */
    readonly path: string;
    /** Null when it was too large to be kept. */
    readonly bytes: Uint8Array | null;
    readonly size: number;
}
/** Tells a fault of one skill; the text is the end of the sentence "clients skip this skill: …". */
export type TellSkill = (rule: PortableRule, fault: PortableFault) => void;
/** Judges the file; true when a client loads the skill. */
export declare function judgeSkillFile(skill: SkillFile, ledger: Ledger): boolean;
