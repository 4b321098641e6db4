// A value of the manifest as `found` shows it: bare, visible, short.
import { visible } from '../base/escape.ts';
import { shorten } from '../base/quote.ts';

/** The text without quotes; words where there is nothing to show. */
export function shownValue(text: string): string {
  return text === '' ? 'the empty text' : shorten(visible(text));
}
