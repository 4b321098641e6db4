// The tree of a text that is known to be strict JSON, because JSON.parse took it: values and their places, in
// one pass and with no second opinion. Anything else in gives nonsense out.
import type { DataNode, MapEntry, Span } from './data-node.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Builds the tree of valid JSON; nesting must have been bounded before. */
export function treeOfValidJson(text: string): DataNode {
  return new Builder(text).root();
}

class Builder {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  root(): DataNode {
    this.#skipBlanks();
    return this.#value();
  }

  #value(): DataNode {
    const start = this.#at;
    switch (this.#text.charCodeAt(start)) {
      case 0x7b:
        return { type: 'map', entries: this.#entries(), span: { start, end: this.#at } };
      case 0x5b:
        return { type: 'list', items: this.#items(), span: { start, end: this.#at } };
      case QUOTE: {
        const { text, span } = this.#string();
        return { type: 'scalar', value: text, text, style: 'quoted', span };
      }
      default:
        return this.#literal();
    }
  }

  #entries(): readonly MapEntry[] {
    const entries: MapEntry[] = [];
    this.#step();
    while (this.#text[this.#at] === '"') {
      const { text: key, span: keySpan } = this.#string();
      this.#skipBlanks();
      // The colon.
      this.#step();
      entries.push({ key, keySpan, value: this.#value() });
      this.#skipBlanks();
      if (this.#text[this.#at] === ',') this.#step();
    }
    this.#at += 1;
    return entries;
  }

  #items(): readonly DataNode[] {
    const items: DataNode[] = [];
    this.#step();
    while (this.#at < this.#text.length && this.#text[this.#at] !== ']') {
      items.push(this.#value());
      this.#skipBlanks();
      if (this.#text[this.#at] === ',') this.#step();
    }
    this.#at += 1;
    return items;
  }

  #string(): { readonly text: string; readonly span: Span } {
    const start = this.#at;
    let escaped = false;
    let at = start + 1;
    while (at < this.#text.length) {
      const unit = this.#text.charCodeAt(at);
      if (unit === QUOTE) break;
      if (unit === BACKSLASH) escaped = true;
      at += unit === BACKSLASH ? 2 : 1;
    }
    this.#at = at + 1;
    const text = escaped
      ? String(JSON.parse(this.#text.slice(start, this.#at)))
      : this.#text.slice(start + 1, at);
    return { text, span: { start, end: this.#at } };
  }

  #literal(): DataNode {
    const start = this.#at;
    while (isOfLiteral(this.#text.charCodeAt(this.#at))) this.#at += 1;
    const text = this.#text.slice(start, this.#at);
    const value = text === 'null' ? null : text === 'true' || (text !== 'false' && Number(text));
    return { type: 'scalar', value, text, style: 'plain', span: { start, end: this.#at } };
  }

  /** Over one character and the blanks behind it. */
  #step(): void {
    this.#at += 1;
    this.#skipBlanks();
  }

  #skipBlanks(): void {
    for (;;) {
      const unit = this.#text.charCodeAt(this.#at);
      if (unit !== 0x20 && unit !== 0x0a && unit !== 0x0d && unit !== 0x09) return;
      this.#at += 1;
    }
  }
}

/** Letters, digits, `+`, `-` and `.`: what numbers and words consist of. */
function isOfLiteral(unit: number): boolean {
  return (
    (unit >= 0x61 && unit <= 0x7a) ||
    (unit >= 0x30 && unit <= 0x39) ||
    unit === 0x2b ||
    unit === 0x2d ||
    unit === 0x2e ||
    unit === 0x45
  );
}
