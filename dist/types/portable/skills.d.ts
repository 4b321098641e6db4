import { type Tree } from '../digest/tree.ts';
import type { Ledger } from './ledger.ts';
/** Judges `skills/` and everything in it, and says which skills load. */
export declare function judgeSkills(tree: Tree, ledger: Ledger): void;
/**
 * Judges the skill in the real directory `directory` (`.` is the root), called `name`; true when a client
 * loads it. A directory without SKILL.md is none.
 */
export declare function judgeSkillDirectory(tree: Tree, ledger: Ledger, directory: string, name: string): boolean;
