import { type MapNode } from '../base/data-node.ts';
import type { Source } from '../base/source.ts';
import type { Ledger } from './ledger.ts';
/** Adds advice for each string whose form other tools may not understand. */
export declare function judgeMetadataForms(source: Source, root: MapNode, ledger: Ledger): void;
