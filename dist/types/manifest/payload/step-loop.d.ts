import { type DataNode, type MapNode } from '../../base/data-node.ts';
import type { Place } from '../../base/finding.ts';
import type { FieldReader } from './field-reader.ts';
import type { StepUses } from './payload-file.ts';
/** Judges a loop written as a mapping of its own, and returns what it uses. */
export declare function judgeLoop(reader: FieldReader, node: DataNode, path: string, home: Place): StepUses;
/** Judges a loop whose three fields stand in the step itself: one asks for the other two. */
export declare function judgeOpenLoop(reader: FieldReader, step: MapNode, path: string, home: Place): StepUses;
