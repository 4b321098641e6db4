// Characters in a name that a reader cannot see or that move what is seen: two names that look alike
// would be two. Specification: threats page, "Text".
import { hasUnseen, visible } from '../../base/escape.ts';
import type { Place } from '../../base/finding.ts';
import { quote } from '../../base/quote.ts';
import type { FileJudgement } from './file-judgement.ts';

/** Reports unseen characters in the name `text` of the field `what`. */
export function judgeHiddenCharacters(
  text: string,
  what: string,
  place: Place,
  judgement: FileJudgement,
): void {
  if (!hasUnseen(text)) return;
  judgement.stops({
    rule: 'payload/hidden-character',
    messageId: 'hidden',
    message: `the ${what} ${quote(text)} has characters that nobody sees`,
    place,
    found: visible(text).slice(0, 240),
    expected: 'only visible characters',
    fix: `write the ${what} anew by hand, without pasting`,
  });
}
