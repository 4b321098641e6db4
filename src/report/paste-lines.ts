// A fix that ends in several lines to paste (one `key: value` each), taken apart, so that a printer can keep
// them lines. A line feed in any other text is hostile and stays an escape.

/** First what to do, then each line to paste; a fix without such lines is one item. */
export function pasteLines(fix: string): readonly string[] {
  const lines = fix.split('\n');
  const [, ...rest] = lines;
  const fine = rest.every((line) => line.length <= 400 && /^[A-Za-z-]{1,40}: [^:]/.test(line));
  return fine ? lines : [fix];
}
