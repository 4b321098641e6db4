// One server of mcp.json: a closed variant, stdio or one of the two over HTTP. Anything else makes a
// client skip this server and load the others. Specification: portable page, "Each server".
import { describeNode, entryOf, type MapEntry, type MapNode, stringOf } from '../base/data-node.ts';
import type { Place } from '../base/finding.ts';
import { nearestOf } from '../base/nearest.ts';
import { quote } from '../base/quote.ts';
import type { Source } from '../base/source.ts';
import type { Tree } from '../digest/tree.ts';
import { boundaryOf, type PortableRule } from './boundaries.ts';
import { skipsServer } from './effect.ts';
import type { Ledger, PortableFault } from './ledger.ts';
import { judgeArgs, judgeEnvironment } from './mcp-arguments.ts';
import { judgeCommand } from './mcp-command.ts';
import { judgeCwd } from './mcp-cwd.ts';
import { judgeHeaders } from './mcp-headers.ts';
import { judgeUrl } from './mcp-url.ts';

type Variant = 'stdio' | 'http';

const keysOf: Readonly<Record<Variant, readonly string[]>> = {
  stdio: ['type', 'command', 'args', 'env', 'cwd'],
  http: ['type', 'url', 'headers'],
};
const variantOfType: ReadonlyMap<string, Variant> = new Map([
  ['stdio', 'stdio'],
  ['streamable-http', 'http'],
  ['sse', 'http'],
]);
const typeNames = '"stdio", "streamable-http" or "sse"';

export interface ServerEntry {
  readonly tree: Tree;
  readonly ledger: Ledger;
  /** Secrets in it are masked; offsets are those of the file. */
  readonly source: Source;
  readonly entry: MapEntry;
}

/** What the readers of single fields are given. */
export interface Server {
  readonly tree: Tree;
  readonly ledger: Ledger;
  readonly source: Source;
  readonly name: string;
  readonly node: MapNode;
  /** Where a missing key is told: the server's own key. */
  readonly keyPlace: Place;
  /** Tells a fault; for rules that are no advice the text ends the sentence "clients skip the server: …". */
  readonly tell: (rule: PortableRule, fault: PortableFault) => void;
  /** Notes a fault and says whether it is only counted; then there is no point in wording it. */
  readonly countsOnly: (rule: PortableRule) => boolean;
}

/** Judges one server; true when a client loads it. */
export function judgeServer({ tree, ledger, source, entry }: ServerEntry): boolean {
  let loads = true;
  const name = entry.key;
  const tell: Server['tell'] = (rule, fault) => {
    if (boundaryOf(rule) === 'ADVICE') {
      ledger.add(rule, fault);
      return;
    }
    loads = false;
    ledger.add(rule, { ...fault, message: skipsServer(name, fault.message) });
  };
  const countsOnly: Server['countsOnly'] = (rule) => {
    if (!ledger.countsOnly(rule)) return false;
    if (boundaryOf(rule) !== 'ADVICE') loads = false;
    return true;
  };
  const node = entry.value;
  if (node.type !== 'map') {
    if (countsOnly('mcp/server')) return loads;
    const found = describeNode(node);
    tell('mcp/server', {
      messageId: 'wrong-type',
      message: `it is ${found}, not an object`,
      place: source.place(node.span.start, node.span.end),
      found,
      expected: 'an object',
    });
    return loads;
  }
  const keyPlace = source.place(entry.keySpan.start, entry.keySpan.end);
  const server: Server = { tree, ledger, source, name, node, keyPlace, tell, countsOnly };
  const variant = judgeType(server);
  judgeKeys(server, variant);
  if (variant === 'stdio') {
    judgeCommand(server);
    judgeArgs(server);
    judgeEnvironment(server);
    judgeCwd(server);
  } else {
    judgeUrl(server);
    judgeHeaders(server);
  }
  return loads;
}

/** The variant by its type, else the one its fields look like, so that they are judged all the same. */
function judgeType({ source, node, keyPlace, tell }: Server): Variant {
  const looksLike: Variant =
    entryOf(node, 'url') !== undefined && entryOf(node, 'command') === undefined ? 'http' : 'stdio';
  const likely = looksLike === 'http' ? 'streamable-http' : 'stdio';
  const type = entryOf(node, 'type')?.value;
  if (type === undefined) {
    tell('mcp/server', {
      messageId: 'type-missing',
      message: 'it has no "type"',
      place: keyPlace,
      expected: typeNames,
      fix: `Add "type": "${likely}".`,
    });
    return looksLike;
  }
  const text = stringOf(type);
  const variant = text === undefined ? undefined : variantOfType.get(text);
  if (variant !== undefined) return variant;
  const found = text === undefined ? describeNode(type) : quote(text);
  tell('mcp/server', {
    messageId: 'type-unknown',
    message: `its type is ${found}, not ${typeNames}`,
    place: source.place(type.span.start, type.span.end),
    found: text ?? found,
    expected: typeNames,
    fix: `Write "type": "${likely}".`,
  });
  return looksLike;
}

function judgeKeys({ source, node, tell, countsOnly }: Server, variant: Variant): void {
  const known = keysOf[variant];
  const others = keysOf[variant === 'stdio' ? 'http' : 'stdio'];
  for (const { key, keySpan } of node.entries) {
    if (known.includes(key) || countsOnly('mcp/server-key')) continue;
    const place = source.place(keySpan.start, keySpan.end);
    const expected = known.join(', ');
    if (others.includes(key)) {
      const kind = variant === 'stdio' ? 'a stdio server' : 'a server over HTTP';
      tell('mcp/server-key', {
        messageId: 'other-variant',
        message: `${kind} has no ${quote(key)}`,
        place,
        found: key,
        expected,
        fix: `Remove ${quote(key)}, or change "type".`,
      });
      continue;
    }
    const near = nearestOf(key, known);
    tell('mcp/server-key', {
      messageId: 'unknown',
      message: `it has the unknown key ${quote(key)}`,
      place,
      found: key,
      expected,
      fix:
        near === null
          ? `Remove ${quote(key)}.`
          : `Write ${quote(near)} instead of ${quote(key)}, or remove it.`,
    });
  }
}
