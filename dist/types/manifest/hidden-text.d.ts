import { type Judgement } from './judgement.ts';
import type { StringValue } from './typed-fields.ts';
/** Reports text with hidden characters. Line breaks, tabs and the joiners inside emoji are no surprise. */
export declare function reportHiddenText(judgement: Judgement, label: string, text: StringValue): void;
