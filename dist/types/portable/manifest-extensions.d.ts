import { type MapNode } from '../base/data-node.ts';
import type { Source } from '../base/source.ts';
import type { Ledger } from './ledger.ts';
/** Judges `extensions` where it is there. */
export declare function judgeExtensions(source: Source, root: MapNode, ledger: Ledger): void;
