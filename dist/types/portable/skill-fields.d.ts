import { type SkillFields } from './skill-field.ts';
/** Judges every field, the unknown ones included. */
export declare function judgeSkillFields(fields: SkillFields): void;
