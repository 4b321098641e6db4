// Arguments and environment of a stdio server: opaque strings, whatever they hold; two names of the
// environment belong to the client. Specification: portable page, `args`, `env`.
import { describeNode, entryOf, stringOf } from '../base/data-node.ts';
import { quote } from '../base/quote.ts';
import type { Server } from './mcp-server.ts';
import { adviseElsewhere, adviseSpellings } from './placeholders.ts';
import { adviseSecret } from './secrets.ts';

const reservedNames = ['PLUGIN_ROOT', 'PLUGIN_DATA'];

/** Judges `args` where it is there. */
export function judgeArgs(server: Server): void {
  const { source, tell, countsOnly } = server;
  const value = entryOf(server.node, 'args')?.value;
  if (value === undefined) return;
  if (value.type !== 'list') {
    const found = describeNode(value);
    tell('mcp/args', {
      messageId: 'wrong-type',
      message: `its args is ${found}, not a list`,
      place: source.place(value.span.start, value.span.end),
      found,
      expected: 'a list of strings',
    });
    return;
  }
  for (const [at, item] of value.items.entries()) {
    const text = stringOf(item);
    if (text !== undefined) {
      adviseSpellings(server, item, `args[${at}]`, text);
      adviseSecret(server, item, { field: 'args', key: String(at), text });
      continue;
    }
    if (countsOnly('mcp/args')) continue;
    const found = describeNode(item);
    tell('mcp/args', {
      messageId: 'item',
      message: `its args[${at}] is ${found}, not a string`,
      place: source.place(item.span.start, item.span.end),
      found,
      expected: 'a string',
      fix: item.type === 'scalar' ? `Write ${quote(item.text)}.` : null,
    });
  }
}

/** Judges `env` where it is there. Values are never quoted: they may be secrets. */
export function judgeEnvironment(server: Server): void {
  const { source, tell } = server;
  const value = entryOf(server.node, 'env')?.value;
  if (value === undefined) return;
  if (value.type !== 'map') {
    const found = describeNode(value);
    tell('mcp/env', {
      messageId: 'wrong-type',
      message: `its env is ${found}, not an object`,
      place: source.place(value.span.start, value.span.end),
      found,
      expected: 'an object of strings by name',
    });
    return;
  }
  for (const { key, keySpan, value: item } of value.entries) {
    if (reservedNames.includes(key)) {
      tell('mcp/env', {
        messageId: 'reserved',
        message: `its env sets ${key}, which the client sets itself`,
        place: source.place(keySpan.start, keySpan.end),
        found: key,
        expected: 'names other than PLUGIN_ROOT and PLUGIN_DATA',
        fix: `Remove ${key} from env; the client sets it.`,
      });
    }
    adviseElsewhere(server, keySpan, 'the name of a variable', key);
    const text = stringOf(item);
    if (text !== undefined) {
      adviseSpellings(server, item, `env.${key}`, text);
      adviseSecret(server, item, { field: 'env', key, text });
      continue;
    }
    const found =
      item.type === 'scalar' && typeof item.value === 'number' ? 'a number' : describeNode(item);
    tell('mcp/env', {
      messageId: 'value',
      message: `its env ${quote(key)} is ${found}, not a string`,
      place: source.place(item.span.start, item.span.end),
      found,
      expected: 'a string',
      fix: item.type === 'scalar' ? 'Put the value in quotes, or remove it.' : null,
    });
  }
}
