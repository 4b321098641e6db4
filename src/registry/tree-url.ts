// GitHub tree URLs: SERVER/OWNER/REPO/tree/REF[/PATH], read from the raw text by this one strict parser.
// Never `new URL`, which repairs what must be refused. Pure; looks nothing up.
// Specification: registry page, "GitHub tree URLs"; threats page, "URLs".
import { quote } from '../base/quote.ts';

export interface TreeUrl {
  /** `https://github.com`, or the server that was given. No slash at the end. */
  readonly server: string;
  readonly owner: string;
  readonly repo: string;
  /** Branch or tag; never holds a slash. */
  readonly ref: string;
  /** `/`-separated, without a slash at either end; the empty text is the root of the repository. */
  readonly path: string;
  /** The text as written. */
  readonly url: string;
}

export type ParsedTreeUrl =
  | { readonly ok: true; readonly source: TreeUrl }
  /** `phrase` completes "… is no GitHub tree URL: ". */
  | { readonly ok: false; readonly phrase: string };

export interface TreeUrlOptions {
  /** `GITHUB_SERVER_URL`, or null. Its scheme is the caller's to judge. */
  readonly serverUrl?: string | null;
}

export const githubServer = 'https://github.com';
const LONGEST = 2_048;

/** Parses `text` strictly: nothing is trimmed, decoded, lower-cased or repaired. */
export function parseTreeUrl(text: string, options: TreeUrlOptions = {}): ParsedTreeUrl {
  if (text.length > LONGEST) return no(`longer than ${LONGEST} characters`);
  const character = /[^\x20-\x7e]/u.exec(text)?.[0];
  if (character !== undefined) return no(`the character ${quote(character)}`);
  const server = serverOf(text, options.serverUrl ?? null);
  if (server === null) return no(`it does not begin with ${githubServer}/`);
  const rest = text.slice(server.length + 1);
  const forbidden = /[%\\?#]/.exec(rest)?.[0];
  if (forbidden !== undefined) return no(forbiddenPhrases.get(forbidden) ?? 'a character');
  const segments = rest.split('/');
  const [owner = '', repo = '', tree, ref = '', ...path] = segments;
  if (segments.length < 4) return no('it is not SERVER/OWNER/REPO/tree/REF');
  if (segments.includes('')) return no('an empty segment (two slashes, or one at the end)');
  if (segments.includes('.') || segments.includes('..')) return no('a segment "." or ".."');
  if (tree !== 'tree') return no(`${quote(tree ?? '')} where "tree" belongs`);
  for (const [what, name] of [
    ['owner', owner],
    ['repository', repo],
    ['ref', ref],
  ] as const) {
    if (!/^[A-Za-z0-9_.-]+$/.test(name)) return no(`the ${what} ${quote(name)}`);
    if (name.startsWith('-')) return no(`the ${what} ${quote(name)} begins with a dash`);
  }
  return { ok: true, source: { server, owner, repo, ref, path: path.join('/'), url: text } };
}

/**
 * The host's name for it: the parts of a GitHub tree URL on github.com, or null when `text` is none.
 * Source: lifecycle page, public names.
 */
export function parsePluginGithubSource(text: string): TreeUrl | null {
  const parsed = parseTreeUrl(text);
  return parsed.ok ? parsed.source : null;
}

const forbiddenPhrases: ReadonlyMap<string, string> = new Map([
  ['%', 'a percent sign'],
  ['\\', 'a backslash'],
  ['?', 'a query'],
  ['#', 'a fragment'],
]);

function serverOf(text: string, given: string | null): string | null {
  if (text.startsWith(`${githubServer}/`)) return githubServer;
  if (given === null || given === '') return null;
  return text.startsWith(`${given}/`) ? given : null;
}

function no(phrase: string): ParsedTreeUrl {
  return { ok: false, phrase };
}
