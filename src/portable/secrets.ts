// Values of mcp.json that look like secrets: told by place and name, never shown. Everything a finding
// quotes from a server, excerpts included, passes through here first.
// Specification: portable page, "Secrets in env or headers: warning, and never printed".
import { type DataNode, type MapNode, type Span, stringOf } from '../base/data-node.ts';
import { quote } from '../base/quote.ts';
import { Source } from '../base/source.ts';
import type { Server } from './mcp-server.ts';

export interface StringInServer {
  readonly field: 'args' | 'env' | 'headers';
  /** Name of the variable or header, or index of the argument. */
  readonly key: string;
  readonly text: string;
}

/** Forms that are credentials whatever they are called; each linear, on text of at most `longest`. */
const credential =
  /gh[pousr]_[A-Za-z0-9]{16,}|github_pat_[A-Za-z0-9_]{16,}|glpat-[A-Za-z0-9_-]{16,}|sk-[A-Za-z0-9_-]{16,}|xox[abeprs]-[A-Za-z0-9-]{10,}|A(?:KIA|SIA)[A-Z0-9]{16}|AIza[A-Za-z0-9_-]{30,}|npm_[A-Za-z0-9]{30,}|(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]*|-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----/g;
const secretName =
  /(?:^|[^a-z])(?:token|secret|passwd|password|passphrase|api[_-]?key|access[_-]?key|secret[_-]?key|private[_-]?key|credentials?|authorization|cookie)$|(?:token|secret|password|apikey)$/i;
const longest = 16 * 1024;

/** Why a string is taken for a secret, or null. */
export function secretIn({ field, key, text }: StringInServer): 'value' | 'name' | null {
  if (text.slice(0, longest).search(credential) >= 0) return 'value';
  return field !== 'args' && secretName.test(key.slice(-100)) && !standsForOne(text)
    ? 'name'
    : null;
}

/** Texts that people write where a secret will be: a placeholder, a hint, nothing. */
function standsForOne(text: string): boolean {
  const bare = text.trim().replace(/^(?:Bearer|Basic|Token)\s+/i, '');
  return (
    bare.length < 4 ||
    /\$\{[^{}]{0,80}\}|^\$[A-Za-z_]|^%[A-Za-z_]+%$|^[<{[]|\{\{|\.\.\.|…/.test(bare.slice(0, 200)) ||
    /^(?:your|my|the|change|replace|insert|example|dummy|sample|todo|x{3}|\*{3}|true$|false$|none$|null$)/i.test(
      bare,
    )
  );
}

/** Warns where the string looks like a secret. The value itself goes nowhere. */
export function adviseSecret(server: Server, node: DataNode, string: StringInServer): void {
  const why = secretIn(string);
  if (why === null) return;
  const { field, key } = string;
  const what =
    field === 'args'
      ? `args[${key}]`
      : field === 'env'
        ? `the variable ${quote(key)}`
        : `the header ${quote(key)}`;
  const place = server.source.place(node.span.start, node.span.end);
  server.tell('mcp/secret', {
    messageId: why,
    message: `everybody who installs the package reads ${what} of MCP server ${quote(server.name)}, and it ${why === 'value' ? 'has the form of' : 'seems to be'} a secret`,
    place: { ...place, excerpt: null },
    expected: 'no secret in the package',
    fix: `Take the secret out of mcp.json, replace it where it is valid, and let the client's user supply it.`,
  });
}

/** The text with everything that has the form of a credential replaced, quoted. */
export function shown(text: string): string {
  return quote(text.slice(0, longest).replace(credential, '***'));
}

/** The same source with secrets, users and queries of URLs starred out; every offset stays. */
export function maskSecrets(source: Source, root: MapNode): Source {
  const spans: Span[] = [];
  collectSpans(root, spans);
  let text = '';
  let at = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    text += source.text.slice(at, start) + starred(source.text.slice(start, end));
    at = end;
  }
  text += source.text.slice(at);
  text = text
    .replace(credential, starred)
    .replace(/(?<=:\/\/)[^\s"/?#@\\]{1,500}(?=@)/g, starred)
    .replace(/(?<=[?&][A-Za-z_-]{1,40}=)[^\s"&#\\]{1,4000}/g, starred);
  return new Source(source.file, text);
}

/**
 * Spans of every value that looks like a secret, wherever it stands: a file with faults in its shape
 * must not show what a well-shaped one hides.
 */
function collectSpans(node: DataNode, spans: Span[]): void {
  if (node.type === 'scalar') return;
  if (node.type === 'list') {
    for (const item of node.items) collectSpans(item, spans);
    return;
  }
  for (const { key, value } of node.entries) {
    const text = stringOf(value);
    const holdsSecrets = key === 'env' || key === 'headers';
    if (text !== undefined) {
      if (!holdsSecrets && secretIn({ field: 'env', key, text }) === null) continue;
      spans.push({ start: value.span.start + 1, end: value.span.end - 1 });
    } else if (
      value.type === 'scalar'
        ? secretName.test(key.slice(-100))
        : holdsSecrets && value.type === 'list'
    ) {
      spans.push(value.span);
    } else collectSpans(value, spans);
  }
}

function starred(text: string): string {
  return text.replace(/[^\r\n]/g, '*');
}
