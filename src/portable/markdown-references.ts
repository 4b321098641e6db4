// Files that the body of a SKILL.md points at and that are not there: relative links, and mentions such
// as `references/format.md`. Code fences, URLs, anchors and placeholders are no references.
// Reads the tree value only.
import { type Finding, finding } from '../base/finding.ts';
import { nearestOf } from '../base/nearest.ts';
import { quote } from '../base/quote.ts';
import { joinRelative } from '../base/relative-path.ts';
import type { Source } from '../base/source.ts';
import { childrenOf, type Tree } from '../digest/tree.ts';
import { proseOf } from './markdown-prose.ts';
import { resolvePath } from './resolve-path.ts';

// Inline links and images: the target after `](`, in angle brackets or without blanks.
const inlineLink =
  /\]\(\s{0,20}(?:<([^<>\n]{1,1000})>|([^\s()<>]{1,1000}(?:\([^\s()<>]{0,200}\)[^\s()<>]{0,500})?)(?=[\s)]))/g;
const definition =
  /^ {0,3}\[[^\]\n]{1,200}\]:[ \t]{1,20}(?:<([^<>\n]{1,1000})>|([^\s<>]{1,1000}))/gm;
const mention =
  /(?<![\w./\\:@~%$}>-])(?:\.\/)?(?:references|scripts|assets)\/[A-Za-z0-9_][A-Za-z0-9_./-]{0,300}/g;

/** Findings told for one file and rule; the rest is counted in the last. */
const mostTold = 50;

/**
 * Findings for the body that begins at offset `body` of `source`. `isPlenty` says of a rule that its findings
 * are only counted from here on: then one of a file is worded and stands for all.
 */
export function brokenReferences(
  tree: Tree,
  source: Source,
  body: number,
  isPlenty: (rule: string) => boolean = () => false,
): readonly Finding[] {
  if (!/\]\(|\]:|(?:references|scripts|assets)\//.test(source.text)) return [];
  const prose = proseOf(source.text, body);
  const directory = source.file.split('/').slice(0, -1).join('/');
  const targets = linkTargets(prose.linked);
  const covered = new Set(targets.map(({ at }) => at));
  return [
    ...capped(brokenLinks({ tree, source, directory }, targets), isPlenty('markdown/broken-link')),
    ...capped(
      missingMentions({ tree, source, directory }, prose.mentioned, covered),
      isPlenty('markdown/missing-mention'),
    ),
  ];
}

interface Body {
  readonly tree: Tree;
  readonly source: Source;
  readonly directory: string;
}

interface Target {
  readonly text: string;
  readonly at: number;
}

function linkTargets(linked: string): readonly Target[] {
  return [inlineLink, definition].flatMap((pattern) =>
    [...linked.matchAll(pattern)].map((match) => {
      const text = match[1] ?? match[2] ?? '';
      return { text, at: match.index + match[0].lastIndexOf(text) };
    }),
  );
}

function* brokenLinks(
  { tree, source, directory }: Body,
  targets: readonly Target[],
): Generator<() => Finding> {
  // A text that links to one file many times is looked up once.
  const known = new Map<string, Missing | null>();
  const lookUp = (path: string): Missing | null => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const where = locate(tree, directory, path);
    known.set(path, where);
    return where;
  };
  for (const { text, at } of targets) {
    const path = pathOf(text);
    const where = path === null ? null : lookUp(path);
    if (path === null || where === null) continue;
    const leads = where.kind === 'outside' ? 'leads outside the package' : 'leads to nothing';
    yield () =>
      finding({
        rule: 'markdown/broken-link',
        messageId: where.kind,
        message: `the link to ${quote(path)} ${leads}`,
        place: source.place(at, at + text.length),
        found: path,
        expected: 'a file of the package',
        fix: fixOf(tree, where, path),
      });
  }
}

function* missingMentions(
  { tree, source, directory }: Body,
  mentioned: string,
  covered: ReadonlySet<number>,
): Generator<() => Finding> {
  const told = new Set<string>();
  for (const match of mentioned.matchAll(mention)) {
    const at = match.index;
    const written = match[0].replace(/[./-]{1,300}$/, '');
    const path = written.replace(/^\.\//, '');
    // A name without an extension is as often a word as a file.
    if (covered.has(at) || told.has(path) || !/\.[A-Za-z0-9]{1,8}$/.test(path)) continue;
    const next = mentioned[at + match[0].length] ?? '';
    if (path.split('/').includes('..') || '*<{$'.includes(next || ' ')) continue;
    const where = locate(tree, directory, path);
    if (where === null || resolvePath(tree, path).kind !== 'missing') continue;
    told.add(path);
    yield () =>
      finding({
        rule: 'markdown/missing-mention',
        messageId: 'missing',
        message: `the skill mentions ${quote(path)}, and there is no such file`,
        place: source.place(at, at + written.length),
        found: path,
        expected: 'a file of the skill',
        fix: fixOf(tree, where, path),
      });
  }
}

function capped(drafts: Iterable<() => Finding>, once: boolean): readonly Finding[] {
  const told: Finding[] = [];
  let more = 0;
  for (const draft of drafts) {
    if (told.length < mostTold) told.push((once ? told[0] : undefined) ?? draft());
    else more += 1;
  }
  const last = told.at(-1);
  if (more > 0 && last !== undefined) {
    told[told.length - 1] = {
      ...last,
      message: `${last.message}, and ${more} more like it follow`,
    };
  }
  return told;
}

/** The path of a link target, or null where it is none: a URL, an anchor, a placeholder, absolute. */
function pathOf(target: string): string | null {
  if (/^[A-Za-z][A-Za-z0-9+.-]{0,40}:|^[/#?\\]/.test(target)) return null;
  if (/[{}<>$*|]|\.\.\.|…/.test(target)) return null;
  const path = target.split(/[?#]/, 1)[0] ?? '';
  if (path === '') return null;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

interface Missing {
  readonly kind: 'missing' | 'outside';
  readonly full: string;
}

/** Null when something of the package is there. */
function locate(tree: Tree, directory: string, path: string): Missing | null {
  if (!path.includes('/') && path !== '.' && path !== '..') {
    // The common case at once: a file beside this one, in a directory that is no link.
    const full = directory === '' ? path : `${directory}/${path}`;
    const entry = tree.byPath.get(full);
    if (entry === undefined) return { kind: 'missing', full };
    if (entry.type !== 'link') return null;
  }
  const kept = directory === '' ? [] : directory.split('/');
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') kept.push(part);
    else if (kept.pop() === undefined) return { kind: 'outside', full: path };
  }
  const full = joinRelative(...kept);
  const resolved = resolvePath(tree, full);
  if (resolved.kind === 'lost') return { kind: 'outside', full };
  return resolved.kind === 'missing' ? { kind: 'missing', full } : null;
}

/** Names the neighbour that is probably meant, written as the reference was; null where there is none. */
function fixOf(tree: Tree, { kind, full }: Missing, path: string): string | null {
  const cut = full.lastIndexOf('/');
  const siblings = childrenOf(tree, cut < 0 ? '.' : full.slice(0, cut));
  if (kind === 'outside' || siblings.length > 500) return null;
  const names = siblings.map((entry) => entry.path.slice(entry.path.lastIndexOf('/') + 1));
  const name = full.slice(cut + 1);
  const folded = name.toLowerCase();
  const near = names.find((one) => one.toLowerCase() === folded) ?? nearestOf(name, names);
  return near === null ? null : `Write ${quote(path.slice(0, path.lastIndexOf('/') + 1) + near)}.`;
}
