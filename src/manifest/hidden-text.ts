// Characters that a reader of the manifest cannot see: bidirectional controls, zero-width characters,
// Unicode tags. In names they cannot occur; in prose they are shown decoded. Never changes admission.
import { hasUnseen } from '../base/escape.ts';
import { quote } from '../base/quote.ts';
import { type Judgement, report } from './judgement.ts';
import { shownValue } from './shown-value.ts';
import type { StringValue } from './typed-fields.ts';

/** Reports text with hidden characters. Line breaks, tabs and the joiners inside emoji are no surprise. */
export function reportHiddenText(judgement: Judgement, label: string, text: StringValue): void {
  const plain = text.value
    .replace(/[\n\r\t]/g, ' ')
    .replace(
      /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})/gu,
      '',
    );
  if (!hasUnseen(plain)) return;
  report(judgement, 'manifest/hidden-character', {
    messageId: 'hidden',
    message: `${label} has characters that cannot be seen: ${quote(text.value)}`,
    at: text.span,
    found: shownValue(text.value),
    expected: 'text without control, bidirectional, zero-width or tag characters',
    fix: 'delete the characters shown as escapes and type the text again',
  });
}
