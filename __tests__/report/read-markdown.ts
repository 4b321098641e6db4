// Reads GitHub Markdown back: what in it is live (a link, an image, HTML that is not ours, a mention
// outside code, a heading of somebody else) and what text a reader sees.
import { lexer, type Token, type TokensList } from 'marked';

export interface ReadMarkdown {
  /** What a hostile text must never become; empty when all of it is text. */
  readonly live: readonly string[];
  readonly headings: readonly string[];
  readonly tables: number;
  /** Cells of all tables, head included. */
  readonly cells: number;
  /** The visible text, entities decoded, our own tags gone. */
  readonly text: string;
}

/** The only HTML our printers write. */
const OURS = /^<\/?(?:code|span|sub|br)>$/;

export function readMarkdown(markdown: string): ReadMarkdown {
  const live: string[] = [];
  const headings: string[] = [];
  let tables = 0;
  let cells = 0;
  let text = '';
  let code = 0;
  let mention = '';
  const walk = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      switch (token.type) {
        case 'html':
          // An element ends the text node that GitHub looks for a mention or an address in.
          look();
          for (const tag of token.raw.split(/(?<=>)/)) {
            if (!OURS.test(tag.trim())) live.push(`html ${tag}`);
            if (tag === '<code>') code += 1;
            if (tag === '</code>') code -= 1;
          }
          continue;
        case 'link':
        case 'image':
        case 'def':
        case 'del':
        case 'em':
        case 'codespan':
        case 'blockquote':
        case 'hr':
        case 'checkbox':
          live.push(`${token.type} ${token.raw}`);
          break;
        case 'code':
          if (token['lang'] !== 'mermaid') live.push(`code ${token.raw}`);
          continue;
        case 'heading':
          headings.push(token.raw.trim());
          break;
        case 'table':
          tables += 1;
          for (const row of [token['header'], ...token['rows']]) {
            for (const cell of row) {
              cells += 1;
              walk(cell.tokens);
              look();
            }
          }
          continue;
        case 'list':
          if (token['ordered']) live.push(`ordered list ${token.raw}`);
          for (const item of token['items']) {
            if (item.task) live.push(`task ${item.raw}`);
            walk(item.tokens);
            look();
          }
          continue;
        case 'br':
          live.push('hard break');
          break;
        case 'escape':
        case 'text':
          if (!('tokens' in token && token.tokens !== undefined)) {
            const shown = decode(token.raw);
            text += shown;
            mention += shown;
          }
          break;
        default:
      }
      if ('tokens' in token && token.tokens !== undefined) {
        walk(token.tokens);
      }
    }
  };
  /** GitHub looks for mentions, issue numbers and addresses in text nodes, after entities are decoded. */
  function look(): void {
    const found =
      code > 0
        ? /[^\s@]@[^\s@]+\.[^\s@]/.exec(mention)
        : /(?:^|[^\w@])@\w|(?:^|\W)#\d|\bGH-\d|[^\s@]@[^\s@]+\.[^\s@]|\b[0-9a-f]{40}\b|https?:\/\/|\bwww\./i.exec(
            mention,
          );
    if (found !== null) live.push(`reference ${mention}`);
    mention = '';
  }
  const tokens: TokensList = lexer(markdown, { gfm: true });
  walk(tokens);
  look();
  if (code !== 0) live.push('unbalanced code');
  return { live, headings, tables, cells, text };
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&');
}
