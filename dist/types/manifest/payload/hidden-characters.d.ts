import type { Place } from '../../base/finding.ts';
import type { FileJudgement } from './file-judgement.ts';
/** Reports unseen characters in the name `text` of the field `what`. */
export declare function judgeHiddenCharacters(text: string, what: string, place: Place, judgement: FileJudgement): void;
