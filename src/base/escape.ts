// One escaper per medium. Everything that comes from a package, a registry, git or the network is
// hostile text and goes through the escaper of the medium that shows it, at the moment of printing.
// Each escaper gives one line, is linear in its input, and leaves plain words and paths readable.
// What must hold: docs/decisions/0003-hostile-text.md and the threat list there.

/**
 * Code points that a reader cannot see, that move what is seen, or that drive a terminal: C0, DEL and
 * C1 controls, line and paragraph separators, bidirectional and zero-width controls, Unicode tags,
 * variation selectors where they follow no emoji, blanks other than the space and the ideographic
 * space, letters that draw nothing, and lone surrogates.
 */
const UNSEEN =
  /(?!(?<=[\p{Extended_Pictographic}0-9#*])\uFE0F)[\p{Cc}\p{Zl}\p{Zp}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]|(?![ \u3000])\p{Zs}/gu;

function codeEscape(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code === 0x0a) return '\\n';
  if (code === 0x0d) return '\\r';
  if (code === 0x09) return '\\t';
  const hex = code.toString(16).toUpperCase();
  return code > 0xffff
    ? `\\u{${hex}}`
    : code > 0xff
      ? `\\u${hex.padStart(4, '0')}`
      : `\\x${hex.padStart(2, '0')}`;
}

/** Makes every unseen character visible as an escape; the result is one line of printable text. */
export function visible(text: string): string {
  return text.replace(UNSEEN, codeEscape);
}

/** True where `visible` would change the text. */
export function hasUnseen(text: string): boolean {
  UNSEEN.lastIndex = 0;
  return UNSEEN.test(text);
}

/**
 * For a whole line of a log that is already put together (it may hold our own colour codes). Breaks
 * the two forms in which a runner reads commands: `::command` after leading blanks, and `##[command]`
 * anywhere. It has to see the finished line: two harmless pieces can make a command side by side.
 */
export function guardLogLine(line: string): string {
  return line.replaceAll('##[', '#\\#[').replace(/^(\s*)::/, '$1\\::');
}

/** For a line of a log (terminal or Action) that is hostile as a whole: `visible` and `guardLogLine`. */
export function forLog(text: string): string {
  return guardLogLine(visible(text));
}

/**
 * For the message part of a workflow command that we print ourselves. Takes whole lines; a line feed
 * between two of them is the only control character that stays, as `%0A`.
 */
export function forCommandData(lines: readonly string[]): string {
  return lines.map((line) => forLog(line).replaceAll('%', '%25')).join('%0A');
}

/** For a property (`file=`, `title=`) of a workflow command that we print ourselves. */
export function forCommandProperty(text: string): string {
  return visible(text)
    .replaceAll('##[', '#\\#[')
    .replaceAll('%', '%25')
    .replaceAll(':', '%3A')
    .replaceAll(',', '%2C');
}

/**
 * For text of a JSON document (already serialised): unseen characters and `##[` become JSON escapes, so
 * that the document means the same and is harmless in a log. Our own line feeds stay.
 */
export function forJsonText(json: string): string {
  return json
    .split('\n')
    .map((line) => line.replace(UNSEEN, jsonEscape).replaceAll('##[', '#\\u0023['))
    .join('\n');
}

function jsonEscape(character: string): string {
  return Array.from({ length: character.length }, (_, at) => {
    return `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`;
  }).join('');
}

/** For HTML text and for quoted attribute values. */
export function forHtml(text: string): string {
  return visible(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** For a node label in Mermaid, inside double quotes. */
export function forMermaid(text: string): string {
  return visible(text).replace(/[^A-Za-z0-9.:/_-]/gu, (mark) => `#${mark.codePointAt(0) ?? 63};`);
}
