// The URL of a server over HTTP: absolute, with a host, without user and fragment; plain http only to
// this machine. The text is judged strictly before a lenient URL parser sees it, which would repair it.
// Nothing is fetched. Specification: portable page, `url`; threats page, "URLs".
import { describeNode, entryOf, stringOf } from '../base/data-node.ts';
import type { Server } from './mcp-server.ts';
import { adviseElsewhere } from './placeholders.ts';
import { shown } from './secrets.ts';

const longest = 8 * 1024;
const expected = 'an absolute http or https URL';

type UrlFault = readonly [messageId: string, text: string, fix: string];

/** Judges `url`, which has to be there. */
export function judgeUrl(server: Server): void {
  const { node, source, tell, keyPlace } = server;
  const value = entryOf(node, 'url')?.value;
  if (value === undefined) {
    const fix = 'Add "url" with the address of the server.';
    tell('mcp/url', {
      messageId: 'missing',
      message: 'it has no "url"',
      place: keyPlace,
      expected,
      fix,
    });
    return;
  }
  const place = source.place(value.span.start, value.span.end);
  const url = stringOf(value);
  if (url === undefined) {
    const found = describeNode(value);
    const message = `its url is ${found}, not a string`;
    tell('mcp/url', { messageId: 'wrong-type', message, place, found, expected });
    return;
  }
  adviseElsewhere(server, value.span, 'the url', url);
  const faults = urlFaults(url);
  for (const [messageId, text, fix] of faults) {
    const message = `its url ${shownUrl(url)} ${text}`;
    tell('mcp/url', { messageId, message, place, found: shownUrl(url), expected, fix });
  }
  const written = faults.length === 0 ? hostOf(url) : null;
  if (written === null || written.text.toLowerCase() === written.read) return;
  tell('mcp/url-form', {
    messageId: 'host',
    message: `other clients may read the host ${shown(written.text)} of MCP server ${shown(server.name)} in another way: it stands for ${shown(written.read)}`,
    place,
    found: written.text,
    expected: written.read,
    fix: `Write the host as ${shown(written.read)}.`,
  });
}

/** Everything wrong with the text; the host as a parser reads it only where the text has the right form. */
function urlFaults(url: string): readonly UrlFault[] {
  if (url.length > longest) {
    return [['form', `has ${url.length} characters`, `Use at most ${longest} characters.`]];
  }
  const whole = 'Write the whole URL, beginning with "https://".';
  const faults: UrlFault[] = [];
  if (url.includes('#')) {
    faults.push(['fragment', 'has a fragment', 'Remove the "#" and what follows it.']);
  }
  const parts = /^(https?):\/\/([^/?#]*)/i.exec(url);
  if (parts === null) {
    return [...faults, ['form', 'is not an absolute http or https URL', whole]];
  }
  if (/[\u0000-\u0020\u007f-\u00a0\\\ufeff]|\s/.test(url)) {
    faults.push([
      'form',
      'has a blank, a control character or a backslash',
      'Remove it, or write it percent-encoded.',
    ]);
  }
  const authority = parts[2] ?? '';
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  if (authority.includes('@')) {
    faults.push([
      'user',
      'has a user before the host',
      'Remove everything between "//" and the host; ask for credentials in a header.',
    ]);
  }
  if (host === '' || host.startsWith(':')) return [...faults, ['host', 'has no host', whole]];
  if (faults.length > 0) return faults;
  const read = hostOf(url);
  if (read === null) {
    return [['host', 'has a host or a port that is none', 'Correct the host and the port.']];
  }
  if ((parts[1] ?? '').toLowerCase() === 'http' && !isThisMachine(read.read)) {
    return [
      [
        'plain-http',
        'is plain http to another machine',
        'Write "https://"; plain http is only for localhost, 127.0.0.0/8 and [::1].',
      ],
    ];
  }
  return faults;
}

/** The host as written and as a URL parser reads it. */
function hostOf(url: string): { readonly text: string; readonly read: string } | null {
  const authority = /^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? '';
  const text = authority.replace(/:[0-9]*$/, '');
  if (!URL.canParse(url)) return null;
  return { text, read: usualForm(new URL(url).hostname) };
}

/** `localhost`, 127.0.0.0/8 and `[::1]`, as a URL parser reads them; odd spellings are `mcp/url-form`. */
function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/** IPv4 mapped into IPv6 as plain IPv4; any other host as it is. */
function usualForm(host: string): string {
  const mapped = /^\[::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\]$/.exec(host);
  if (mapped === null) return host;
  const halves = [mapped[1], mapped[2]].map((half) => Number.parseInt(half ?? '0', 16));
  return halves.flatMap((half) => [half >> 8, half & 0xff]).join('.');
}

/** Without user and query: both may hold secrets. */
function shownUrl(url: string): string {
  const start = url.slice(0, longest);
  const query = start.indexOf('?');
  const bare = query < 0 ? start : `${start.slice(0, query)}?…`;
  return shown(bare.replace(/^([A-Za-z][A-Za-z0-9+.-]{0,30}:\/*)[^/?#]*@/, '$1…@'));
}
