// One row against the package it points at. A local row's way, bytes and fields are judged; a remote
// row's URL is judged as text and its bytes are listed as not checked.
// Specification: registry page, "Row against package".
import type { Finding, FindingDraft, NotChecked } from '../base/finding.ts';
import { finding } from '../base/finding.ts';
import { maskCredentials } from '../base/mask-credentials.ts';
import { quote } from '../base/quote.ts';
import type { RelativePath } from '../base/relative-path.ts';
import type { PluginCandidate } from '../manifest/manifest.ts';
import { compareRow } from './compare-row.ts';
import { nearestPackage } from './nearest-package.ts';
import { notAdmitted } from './not-admitted.ts';
import type { Registry, Row, RowKey } from './registry.ts';
import { locateRow } from './row-location.ts';
import { rowPlace } from './row-place.ts';
import type { RowWorld } from './row-world.ts';
import { shellWord } from './shell-word.ts';
import { refuseUnseenRef } from './source/refuse-ref.ts';
import { reportFor } from './source/row-finding.ts';
import { isRemoteText, parseLocalSource } from './source-url.ts';
import { githubServer, parseTreeUrl, type TreeUrl } from './tree-url.ts';

export interface JudgedRow {
  readonly row: Row;
  /** Relative path of a local row's package, or null. */
  readonly path: RelativePath | null;
  /** Of a remote row whose URL is one, or null. */
  readonly source: TreeUrl | null;
  /** Null where no bytes were read. */
  readonly candidate: PluginCandidate | null;
  readonly findings: readonly Finding[];
  readonly notChecked: readonly NotChecked[];
}

/** Judges one row. Its form was judged when it was read and is not repeated here. */
export function judgeRow(registry: Registry, row: Row, world: RowWorld): JudgedRow {
  const nothing = { row, path: null, source: null, candidate: null, findings: [], notChecked: [] };
  if (row.sourceUrl === null) return nothing;
  if (isRemoteText(row.sourceUrl)) return judgeRemote(registry, row, world, row.sourceUrl);
  const parsed = parseLocalSource(row.sourceUrl);
  return parsed.ok ? judgeLocal(registry, row, world, parsed.path) : nothing;
}

function judgeRemote(registry: Registry, row: Row, world: RowWorld, text: string): JudgedRow {
  const parsed = parseTreeUrl(text, { serverUrl: world.serverUrl });
  const base = { row, path: null, candidate: null };
  if (!parsed.ok) {
    const shown = maskCredentials(text);
    const found = at(registry, row, 'sourceUrl', {
      rule: 'row/source-url',
      messageId: 'not-tree-url',
      message: `${quote(shown)} is no GitHub tree URL: ${parsed.phrase}`,
      found: shown,
      expected: `${githubServer}/OWNER/REPO/tree/REF[/PATH], or a path relative to the registry file`,
      fix: 'copy the address of the directory on GitHub, at a tag',
    });
    return { ...base, source: null, findings: [found], notChecked: [] };
  }
  const { source } = parsed;
  const findings: Finding[] = [];
  if (source.server !== githubServer && source.server.startsWith('https://')) {
    findings.push(
      at(registry, row, 'sourceUrl', {
        rule: 'row/other-server',
        messageId: 'other-server',
        message: `${row.label} comes from ${quote(source.server)}; a Clio host takes ${githubServer} only`,
        found: source.server,
        expected: githubServer,
      }),
    );
  }
  const fetched = world.fetches?.(row) === true;
  const refused = fetched ? null : refuseUnseenRef(source, reportFor(registry, row));
  if (refused !== null) findings.push(refused);
  return {
    ...base,
    source,
    findings,
    notChecked: fetched ? [] : [{ what: `the bytes of ${row.label}`, why: `they are at ${text}` }],
  };
}

function judgeLocal(registry: Registry, row: Row, world: RowWorld, path: RelativePath): JudgedRow {
  const location = locateRow(world.folder, path, world.disk);
  const base = { row, path, source: null };
  if (!location.ok) {
    const found = badLocation(registry, row, world, path, location);
    return { ...base, candidate: null, findings: [found], notChecked: [] };
  }
  const findings: Finding[] = [];
  if (world.tracks(path) === false) {
    findings.push(
      at(registry, row, 'sourceUrl', {
        rule: 'row/source-untracked',
        messageId: 'untracked',
        message: `git tracks nothing in ${quote(path)}`,
        found: path,
        expected: 'a directory that is in the repository',
        fix: `add the package to git: git add ${shellWord(world.display(path))}`,
      }),
    );
  }
  const candidate = world.readPackage(path);
  const notChecked: NotChecked[] = [];
  if (row.kind === 'extension') {
    notChecked.push({
      what: `the manifest of ${row.label}`,
      why: 'extension packages have a manifest of their own',
    });
  } else if (!candidate.valid) {
    const { draft } = notAdmitted(path, world.display(path), candidate);
    findings.push(at(registry, row, 'sourceUrl', draft));
  }
  findings.push(...compareRow(registry, row, path, candidate, world));
  return { ...base, candidate, findings, notChecked };
}

function badLocation(
  registry: Registry,
  row: Row,
  world: RowWorld,
  path: string,
  { why, at: part }: { readonly why: 'missing' | 'link' | 'not-a-directory'; readonly at: string },
): Finding {
  if (why === 'link') {
    return at(registry, row, 'sourceUrl', {
      rule: 'row/source-link',
      messageId: 'link',
      message: `${quote(part)} on the way to the package is a symbolic link`,
      found: path,
      expected: 'real directories on the whole way',
      fix: 'give the path of the directory the link points at, or move the package here',
    });
  }
  const near = nearestPackage(world.packages, path);
  return at(registry, row, 'sourceUrl', {
    rule: 'row/source-missing',
    messageId: why,
    message: lostAt(why, path, part),
    found: path,
    expected: 'the directory of the package',
    fix:
      near === null
        ? 'restore the directory, mend the path, or remove the row'
        : `write sourceUrl: ${near} if you meant that; else restore the directory or remove the row`,
  });
}

/** The whole path, which is what the row says, and the part at which it ends. */
function lostAt(why: 'missing' | 'not-a-directory', path: string, part: string): string {
  if (why === 'missing') {
    const where = part === path ? '' : `: ${quote(part)} is not there`;
    return `there is nothing at ${quote(path)}${where}`;
  }
  const way = part === path ? '' : ` on the way to ${quote(path)}`;
  return `${quote(part)}${way} is no directory`;
}

function at(
  registry: Registry,
  row: Row,
  key: RowKey,
  draft: Omit<FindingDraft, 'place' | 'row'>,
): Finding {
  return finding({ ...draft, place: rowPlace(registry, row, key), row: row.label });
}
