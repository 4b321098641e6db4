import { type MapNode } from '../base/data-node.ts';
import type { Source } from '../base/source.ts';
import type { Ledger } from './ledger.ts';
/** Judges every field but `$schema`. */
export declare function judgeManifestFields(source: Source, root: MapNode, ledger: Ledger): void;
