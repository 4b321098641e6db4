import { type DataNode, type MapNode } from '../base/data-node.ts';
import type { Place } from '../base/finding.ts';
import type { Source } from '../base/source.ts';
import type { PortableRule } from './boundaries.ts';
import type { TellSkill } from './skill-file.ts';
export interface SkillFields {
    readonly source: Source;
    readonly node: MapNode;
    readonly directory: string;
    readonly tell: TellSkill;
}
export declare function placeOf({ source }: SkillFields, node: DataNode): Place;
/** What stands there, as the writer sees it. */
export declare function describe(node: DataNode): string;
/** The string of a field, or null after telling that it is something else (or that it is missing). */
export declare function readString(fields: SkillFields, key: string, rule: PortableRule, required?: boolean): {
    readonly text: string;
    readonly node: DataNode;
} | null;
