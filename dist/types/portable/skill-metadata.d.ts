import { type SkillFields } from './skill-field.ts';
export declare function judgeMetadata(fields: SkillFields): void;
export declare function judgeAllowedTools(fields: SkillFields): void;
