// mcp.json as a conforming client reads it: the file as a whole first (any fault there drops every
// server), then each server by itself. Values that look like secrets never reach a finding.
// Specification: portable page, "mcp.json".
import {
  describeNode,
  duplicateEntries,
  entryOf,
  type MapEntry,
  type MapNode,
} from '../base/data-node.ts';
import { wholeFile } from '../base/finding.ts';
import { nearestOf } from '../base/nearest.ts';
import { quote } from '../base/quote.ts';
import type { Source } from '../base/source.ts';
import type { Tree } from '../digest/tree.ts';
import type { PortableRule } from './boundaries.ts';
import { loadsNo } from './effect.ts';
import { readJsonFile } from './json-file.ts';
import type { Ledger, PortableFault } from './ledger.ts';
import { judgeMcpSchema } from './mcp-schema.ts';
import { judgeServer } from './mcp-server.ts';
import { maskSecrets } from './secrets.ts';

const file = 'mcp.json';
const knownKeys = ['$schema', 'mcpServers'];
/** What other clients call it, in lower case. */
const serversElsewhere = ['servers', 'mcp_servers', 'mcp-servers', 'mcpservers', 'mcpserver'];

/** The key that holds the servers by another name; undefined where "mcpServers" is there. */
function misnamedServers(root: MapNode): MapEntry | undefined {
  if (entryOf(root, 'mcpServers') !== undefined) return undefined;
  return root.entries.find(({ key }) => serversElsewhere.includes(key.toLowerCase()));
}

export interface McpFile {
  readonly source: Source;
  readonly root: MapNode;
  readonly drop: (rule: PortableRule, fault: PortableFault) => void;
}

/** Judges mcp.json; `manifestVersion` is what plugin.json's `$schema` names, or null. */
export function judgeMcp(tree: Tree, manifestVersion: string | null, ledger: Ledger): void {
  let dropped = false;
  const drop = (rule: PortableRule, fault: PortableFault): void => {
    dropped = true;
    ledger.add(rule, { ...fault, message: loadsNo('MCP server', fault.message) });
  };
  const read = readMcpFile(tree, ledger, drop);
  const results: (readonly [name: string, loads: boolean])[] = [];
  if (read !== null) {
    const mcp: McpFile = { ...read, drop };
    judgeKeys(mcp, ledger);
    judgeMcpSchema(mcp, manifestVersion);
    const servers = findServers(mcp);
    for (const entry of servers === null ? [] : effectiveEntries(servers)) {
      ledger.countServer();
      results.push([entry.key, judgeServer({ tree, ledger, source: mcp.source, entry })]);
    }
  }
  if (dropped) ledger.skip(file);
  for (const [name, loads] of dropped ? [] : results) {
    if (loads) ledger.loadServer(name);
    else ledger.skip(`${file}#${name}`);
  }
}

function readMcpFile(
  tree: Tree,
  ledger: Ledger,
  drop: McpFile['drop'],
): { readonly source: Source; readonly root: MapNode } | null {
  const read = readJsonFile(tree, file);
  switch (read.kind) {
    case 'absent':
      return null;
    case 'outside':
      ledger.claim(read.link);
      drop('mcp/location', {
        messageId: 'outside',
        message: `mcp.json ${read.text}`,
        place: wholeFile(file),
        expected: 'a file inside the package',
        fix: 'Put the file itself in the place of the link.',
      });
      return null;
    case 'not-a-file':
      drop('mcp/location', {
        messageId: 'not-a-file',
        message: `mcp.json is ${read.found}, not a file`,
        place: wholeFile(file),
        found: read.found,
        expected: 'a file',
        fix: 'Make mcp.json a regular file, or rename the directory.',
      });
      return null;
    case 'bad':
      drop('mcp/json', {
        messageId: read.why,
        message: `mcp.json ${read.text}`,
        // Secrets can only be told apart in a text that parses, so no line of this one is shown.
        place: { ...read.place, excerpt: null },
        found: read.found,
        expected: 'a JSON object',
        fix: read.fix,
      });
      return null;
    default:
      return { source: maskSecrets(read.source, read.root), root: read.root };
  }
}

function judgeKeys({ source, root, drop }: McpFile, ledger: Ledger): void {
  const misnamed = misnamedServers(root);
  for (const entry of root.entries) {
    if (knownKeys.includes(entry.key) || ledger.countsOnly('mcp/unknown-key')) continue;
    const near = nearestOf(entry.key, knownKeys);
    drop('mcp/unknown-key', {
      messageId: 'unknown',
      message: `mcp.json has the key ${quote(entry.key)}, and only "$schema" and "mcpServers" are allowed`,
      place: source.place(entry.keySpan.start, entry.keySpan.end),
      found: entry.key,
      expected: knownKeys.join(', '),
      fix:
        entry === misnamed
          ? `Rename ${quote(entry.key)} to "mcpServers".`
          : near === null
            ? `Remove ${quote(entry.key)} from mcp.json.`
            : `Write ${quote(near)} instead of ${quote(entry.key)}.`,
    });
  }
  const servers = (misnamed ?? entryOf(root, 'mcpServers'))?.value;
  const maps = [root, ...(servers?.type === 'map' ? mapsIn(servers) : [])];
  for (const entry of maps.flatMap(duplicateEntries)) {
    if (ledger.countsOnly('mcp/duplicate-key')) continue;
    ledger.add('mcp/duplicate-key', {
      messageId: 'duplicate',
      message: `other clients may read another value: mcp.json has the key ${quote(entry.key)} twice in one object`,
      place: source.place(entry.keySpan.start, entry.keySpan.end),
      found: entry.key,
      expected: 'each key once',
    });
  }
}

/** The servers' object, each server, and the objects in it (env, headers). */
function mapsIn(servers: MapNode): readonly MapNode[] {
  const maps = [servers];
  for (const { value } of servers.entries) {
    if (value.type !== 'map') continue;
    maps.push(value);
    for (const inner of value.entries) if (inner.value.type === 'map') maps.push(inner.value);
  }
  return maps;
}

function findServers({ source, root, drop }: McpFile): MapNode | null {
  // A misnamed key is told as unknown, and its servers are judged all the same: one round less.
  const node = (misnamedServers(root) ?? entryOf(root, 'mcpServers'))?.value;
  if (node === undefined) {
    drop('mcp/servers', {
      messageId: 'missing',
      message: 'mcp.json has no "mcpServers"',
      place: source.linePlace(1),
      expected: 'an object of servers by name',
      fix: 'Add "mcpServers" with one object a server, or remove mcp.json.',
    });
    return null;
  }
  if (node.type === 'map') return node;
  const found = describeNode(node);
  drop('mcp/servers', {
    messageId: 'wrong-type',
    message: `"mcpServers" is ${found}, not an object`,
    place: source.place(node.span.start, node.span.end),
    found,
    expected: 'an object of servers by name',
  });
  return null;
}

/** Of entries with one key the last, as JSON readers take it, in the order of the first. */
function effectiveEntries(map: MapNode): MapNode['entries'] {
  const last = new Map(map.entries.map((entry) => [entry.key, entry]));
  return [...last.values()];
}
