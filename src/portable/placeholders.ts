// `${PLUGIN_ROOT}` and `${PLUGIN_DATA}` mean something only in args, env values and cwd. Elsewhere, and
// in other spellings, a client passes the text on as it is. Specification: portable page, "Placeholders".
import type { DataNode, Span } from '../base/data-node.ts';
import { quote } from '../base/quote.ts';
import type { Server } from './mcp-server.ts';

export const pluginRoot = `$\{PLUGIN_ROOT}`;
export const pluginData = `$\{PLUGIN_DATA}`;
const known: readonly string[] = [pluginRoot, pluginData];
const looksLikeOne =
  /\$\{[^{}]{0,80}\}|\$(?:[A-Z]{1,20}_)?PLUGIN_(?:ROOT|DATA)\b|%(?:[A-Z]{1,20}_)?PLUGIN_(?:ROOT|DATA)%|\{\{\s{0,4}[A-Za-z_.]{1,40}\s{0,4}\}\}/g;
const longest = 16 * 1024;

function placeholdersIn(text: string): readonly string[] {
  return text.length > longest ? [] : (text.match(looksLikeOne) ?? []);
}

/** For a place where the two are replaced: advises on each other spelling, once. */
export function adviseSpellings(server: Server, node: DataNode, field: string, text: string): void {
  for (const one of new Set(placeholdersIn(text))) {
    if (known.includes(one)) continue;
    const meant = /data/i.test(one)
      ? pluginData
      : /plugin|root/i.test(one)
        ? pluginRoot
        : undefined;
    server.tell('mcp/placeholder', {
      messageId: 'spelling',
      message: `other clients do not replace ${quote(one)} in ${quote(field)} of MCP server ${quote(server.name)}`,
      place: server.source.place(node.span.start, node.span.end),
      found: one,
      expected: known.join(' or '),
      fix: meant === undefined ? null : `Write ${quote(meant)} if that is meant.`,
    });
  }
}

/** For a place where nothing is replaced: advises on the first that looks like one. */
export function adviseElsewhere(server: Server, span: Span, where: string, text: string): void {
  const [first] = placeholdersIn(text);
  if (first === undefined) return;
  server.tell('mcp/placeholder', {
    messageId: 'elsewhere',
    message: `other clients do not replace ${quote(first)} in ${where} of MCP server ${quote(server.name)}`,
    place: server.source.place(span.start, span.end),
    found: first,
    expected: 'placeholders only in args, env values and cwd',
  });
}
