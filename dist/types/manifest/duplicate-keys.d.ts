import type { DataNode } from '../base/data-node.ts';
import type { Source } from '../base/source.ts';
import type { FindingList } from './finding-list.ts';
/** Adds a finding at each later occurrence of a key in its object, in file order. */
export declare function reportDuplicateKeys(source: Source, root: DataNode, findings: FindingList): void;
