// Headers of a server over HTTP: names are tokens, unique ignoring case; values hold no CR, LF or NUL
// and are never quoted, because they may be secrets. Specification: portable page, `headers`.
import { describeNode, entryOf, stringOf } from '../base/data-node.ts';
import { quote } from '../base/quote.ts';
import type { Server } from './mcp-server.ts';
import { adviseElsewhere } from './placeholders.ts';
import { adviseSecret } from './secrets.ts';

const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** Judges `headers` where it is there. */
export function judgeHeaders(server: Server): void {
  const { source, tell } = server;
  const value = entryOf(server.node, 'headers')?.value;
  if (value === undefined) return;
  if (value.type !== 'map') {
    const found = describeNode(value);
    tell('mcp/headers', {
      messageId: 'wrong-type',
      message: `its headers is ${found}, not an object`,
      place: source.place(value.span.start, value.span.end),
      found,
      expected: 'an object of strings by name',
    });
    return;
  }
  const seen = new Map<string, string>();
  for (const { key, keySpan, value: item } of value.entries) {
    const keyPlace = source.place(keySpan.start, keySpan.end);
    if (!token.test(key)) {
      tell('mcp/headers', {
        messageId: 'name',
        message: `the header name ${quote(key)} is not an HTTP token`,
        place: keyPlace,
        found: key,
        expected: 'letters, digits and a few marks, no blanks',
        fix: key === '' ? 'Give the header a name, or remove it.' : null,
      });
    }
    const folded = key.toLowerCase();
    const earlier = seen.get(folded);
    if (earlier !== undefined && earlier !== key) {
      tell('mcp/headers', {
        messageId: 'twice',
        message: `the header ${quote(key)} is ${quote(earlier)} again, as case does not count`,
        place: keyPlace,
        found: key,
        expected: 'each header once',
        fix: `Keep one of ${quote(earlier)} and ${quote(key)}.`,
      });
    }
    if (earlier === undefined) seen.set(folded, key);
    adviseElsewhere(server, keySpan, 'the name of a header', key);
    const text = stringOf(item);
    const place = source.place(item.span.start, item.span.end);
    if (text === undefined) {
      const found =
        item.type === 'scalar' && typeof item.value === 'number' ? 'a number' : describeNode(item);
      tell('mcp/headers', {
        messageId: 'value',
        message: `its header ${quote(key)} is ${found}, not a string`,
        place,
        found,
        expected: 'a string',
        fix: item.type === 'scalar' ? 'Put the value in quotes, or remove it.' : null,
      });
      continue;
    }
    const control = /[\r\n\0]/.exec(text)?.[0];
    if (control !== undefined) {
      const name = control === '\r' ? 'CR' : control === '\n' ? 'LF' : 'NUL';
      tell('mcp/headers', {
        messageId: 'control',
        message: `the value of its header ${quote(key)} holds ${name}`,
        place,
        found: name,
        expected: 'a value without CR, LF and NUL',
        fix: `Remove the ${name} from the value of ${quote(key)}.`,
      });
    }
    adviseElsewhere(server, item.span, 'a header', text);
    adviseSecret(server, item, { field: 'headers', key, text });
  }
}
