// The working directory of a stdio server: `./…`, or below `${PLUGIN_ROOT}` or `${PLUGIN_DATA}`, inside
// after resolution. Specification: portable page, `cwd`.
import { describeNode, entryOf, stringOf } from '../base/data-node.ts';
import { parseRelativePath } from '../base/relative-path.ts';
import type { Server } from './mcp-server.ts';
import { adviseSpellings, pluginData, pluginRoot } from './placeholders.ts';
import { describeFate, resolvePath } from './resolve-path.ts';
import { shown } from './secrets.ts';

const expected = `"./…", "${pluginRoot}/…" or "${pluginData}/…"`;

/** Judges `cwd` where it is there. */
export function judgeCwd(server: Server): void {
  const value = entryOf(server.node, 'cwd')?.value;
  if (value === undefined) return;
  const place = server.source.place(value.span.start, value.span.end);
  const cwd = stringOf(value);
  if (cwd === undefined) {
    const found = describeNode(value);
    server.tell('mcp/cwd', {
      messageId: 'wrong-type',
      message: `its cwd is ${found}, not a string`,
      place,
      found,
      expected,
    });
    return;
  }
  const fail = (messageId: string, text: string, fix: string): void =>
    server.tell('mcp/cwd', {
      messageId,
      message: `its cwd ${shown(cwd)} ${text}`,
      place,
      found: shown(cwd),
      expected,
      fix,
    });
  const form = /^(?:\.\/|\$\{PLUGIN_(ROOT|DATA)\}(?:\/|$))/.exec(cwd);
  if (form === null) {
    const own = `./${cwd.replace(/^(?:\.?\/){1,100}/, '')}`;
    fail(
      'form',
      'begins with neither "./" nor a placeholder for a directory',
      cwd.startsWith('$')
        ? `Begin with "${pluginRoot}/" or "${pluginData}/", the "/" included.`
        : `Write ${shown(own)} for a directory of the package, or begin with "${pluginData}/".`,
    );
    return;
  }
  const rest = cwd.slice(form[0].length);
  const parsed = parseRelativePath(rest === '' ? '.' : `./${rest}`);
  if (!parsed.ok || rest.startsWith('/')) {
    const text = !parsed.ok && parsed.fault === 'backslash' ? 'has a backslash' : 'leads outside';
    fail('outside', text, 'Name a directory inside, with "/" between its parts.');
    return;
  }
  adviseSpellings(server, value, 'cwd', rest);
  if (form[1] === 'DATA') return;
  const resolved = resolvePath(server.tree, parsed.path);
  if (resolved.kind === 'lost') {
    server.ledger.claim(resolved.link.path);
    fail(
      'outside',
      `passes a link that ${describeFate(resolved.fate)}`,
      'Put the directory itself in the place of the link.',
    );
    return;
  }
  if (resolved.kind === 'directory' || resolved.kind === 'root') return;
  server.tell('mcp/cwd-missing', {
    messageId: resolved.kind === 'file' ? 'not-a-directory' : 'missing',
    message: `other clients cannot start MCP server ${shown(server.name)}: its cwd ${shown(cwd)} ${resolved.kind === 'file' ? 'is a file' : 'is not in the package'}`,
    place,
    found: shown(cwd),
    expected: 'a directory of the package',
  });
}
