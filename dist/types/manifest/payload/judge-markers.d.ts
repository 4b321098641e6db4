import type { Place } from '../../base/finding.ts';
import type { ManifestComponent } from '../manifest.ts';
import type { FileJudgement } from './file-judgement.ts';
import type { StepText } from './payload-file.ts';
import { type TreeIndex } from './tree-index.ts';
export interface MarkerContext {
    readonly index: TreeIndex;
    /** Components by `kind:id`; null where the manifest cannot tell. */
    readonly components: ReadonlyMap<string, ManifestComponent> | null;
}
/** Judges the markers of `text` from offset `from`; `placeOf` turns offsets into a place. */
export declare function judgeMarkers(context: MarkerContext, judgement: FileJudgement, text: string, from: number, placeOf: (start: number, end: number) => Place): void;
/** Judges the markers of a step's argument or command: there, a marker is the whole of it. */
export declare function judgeStepText(context: MarkerContext, judgement: FileJudgement, { text, path }: StepText, place: Place): void;
