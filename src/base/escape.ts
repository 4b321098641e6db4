// One escaper per medium. Everything that comes from a package, a registry, git or the network is
// hostile text and goes through the escaper of the medium that shows it, at the moment of printing.
// What must hold: docs/decisions/0003-hostile-text.md and the threat list there.

/**
 * Code points that a reader cannot see, that move what is seen, or that drive a terminal: C0, DEL and
 * C1 controls, line and paragraph separators, bidirectional controls, zero-width and other invisible
 * format characters, Unicode tags, variation selectors beyond emoji use, and lone surrogates.
 */
const UNSEEN =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Cf}\p{Cs}\u115F\u1160\u17B4\u17B5\u3164\uFFA0]|\u034F|[\u180B-\u180F]|[\u{E0000}-\u{E0FFF}]/gu;

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
 * For a line of a log (terminal or Action). Besides `visible`, breaks the two ways a runner reads
 * commands: `::command` after leading blanks, and `##[command]` anywhere in a line.
 */
export function forLog(text: string): string {
  return visible(text)
    .replaceAll('##[', '#\\#[')
    .replace(/^(\s*):(?=:)/, '$1\\:');
}

/** For the message part of a workflow command that we print ourselves. */
export function forCommandData(text: string): string {
  return visibleButNewlines(text)
    .replaceAll('##[', '#\\#[')
    .replaceAll('%', '%25')
    .replaceAll('\n', '%0A');
}

/** For a property (`file=`, `title=`) of a workflow command that we print ourselves. */
export function forCommandProperty(text: string): string {
  return visible(text)
    .replaceAll('##[', '#\\#[')
    .replaceAll('%', '%25')
    .replaceAll(':', '%3A')
    .replaceAll(',', '%2C');
}

/** For running text in GitHub Markdown: no markup, mention, link, image, table cell or HTML gets through. */
export function forMarkdown(text: string): string {
  return visible(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_{}[\]()#+!|~$^=-]/g, (mark) => `&#${mark.charCodeAt(0)};`)
    .replace(/[@:/.](?=\S)/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

/** For a code span in GitHub Markdown, written as HTML so that no run of backticks can end it. */
export function markdownCode(text: string): string {
  return `<code>${forMarkdown(text)}</code>`;
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
  return visible(text).replace(/[^A-Za-z0-9 .:/_-]/gu, (mark) => `#${mark.codePointAt(0) ?? 63};`);
}

function visibleButNewlines(text: string): string {
  return text.split('\n').map(visible).join('\n');
}
